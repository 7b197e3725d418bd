// Made from openapi/sandbox.yaml by `pnpm generate`. Change the description, not this file.
// @ts-nocheck: ajv writes JavaScript; what other modules use has its types.

import type { OperationId } from "./operations.ts";
import { length, union, type ParameterValues, type Violation, violations } from "./validation.ts";

function validateClockAdvance(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an integer" });
        errors++;
    }
    if ((typeof data == "number") && (isFinite(data))) {
        if (data > 31622400 || isNaN(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "maximum", message: "must be at most 31622400" });
            errors++;
        }
        if (data < 0 || isNaN(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "minimum", message: "must be at least 0" });
            errors++;
        }
    }
    validateClockAdvance.errors = vErrors;
    return errors === 0;
}
const formats6 = /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
function validateTimestamp(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!(formats6.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be an ISO 8601 date and time" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateTimestamp.errors = vErrors;
    return errors === 0;
}
function validateSetClockRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.mode !== undefined) {
            let data0 = data.mode;
            if (!((data0 === "real") || (data0 === "manual"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/mode", keyword: "enum", message: "must be one of \"real\", \"manual\"" });
                errors++;
            }
        }
        if (data.advanceSeconds !== undefined) {
            if (!(validateClockAdvance(data.advanceSeconds, { instancePath: instancePath + "/advanceSeconds" }))) {
                vErrors = vErrors === null ? validateClockAdvance.errors : vErrors.concat(validateClockAdvance.errors);
                errors = vErrors.length;
            }
        }
        if (data.advanceTo !== undefined) {
            if (!(validateTimestamp(data.advanceTo, { instancePath: instancePath + "/advanceTo" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateSetClockRequest.errors = vErrors;
    return errors === 0;
}
const func0 = length;
function validateApplicationName(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateApplicationName.errors = vErrors;
    return errors === 0;
}
function validateWebhookSecret(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateWebhookSecret.errors = vErrors;
    return errors === 0;
}
function validateCreateApplicationRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateApplicationName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateApplicationName.errors : vErrors.concat(validateApplicationName.errors);
                errors = vErrors.length;
            }
        }
        if (data.webhookSecret !== undefined) {
            if (!(validateWebhookSecret(data.webhookSecret, { instancePath: instancePath + "/webhookSecret" }))) {
                vErrors = vErrors === null ? validateWebhookSecret.errors : vErrors.concat(validateWebhookSecret.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateCreateApplicationRequest.errors = vErrors;
    return errors === 0;
}
function validateEmail(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 254) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 254 characters" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateEmail.errors = vErrors;
    return errors === 0;
}
function validateCreateUserRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateCreateUserRequest.errors = vErrors;
    return errors === 0;
}
function validateDecideKycRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.decision === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "decision" }, message: "is missing" });
            errors++;
        }
        if (data.decision !== undefined) {
            let data0 = data.decision;
            if (!((data0 === "APPROVED") || (data0 === "REJECTED"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/decision", keyword: "enum", message: "must be one of \"APPROVED\", \"REJECTED\"" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDecideKycRequest.errors = vErrors;
    return errors === 0;
}
function validateApplicationId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateApplicationId.errors = vErrors;
    return errors === 0;
}
function validateDecideConsentRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.applicationId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "applicationId" }, message: "is missing" });
            errors++;
        }
        if (data.decision === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "decision" }, message: "is missing" });
            errors++;
        }
        if (data.applicationId !== undefined) {
            if (!(validateApplicationId(data.applicationId, { instancePath: instancePath + "/applicationId" }))) {
                vErrors = vErrors === null ? validateApplicationId.errors : vErrors.concat(validateApplicationId.errors);
                errors = vErrors.length;
            }
        }
        if (data.decision !== undefined) {
            let data1 = data.decision;
            if (!((data1 === "GRANTED") || (data1 === "DENIED"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/decision", keyword: "enum", message: "must be one of \"GRANTED\", \"DENIED\"" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDecideConsentRequest.errors = vErrors;
    return errors === 0;
}
function validateRevokeKeyRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.applicationId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "applicationId" }, message: "is missing" });
            errors++;
        }
        if (data.applicationId !== undefined) {
            if (!(validateApplicationId(data.applicationId, { instancePath: instancePath + "/applicationId" }))) {
                vErrors = vErrors === null ? validateApplicationId.errors : vErrors.concat(validateApplicationId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateRevokeKeyRequest.errors = vErrors;
    return errors === 0;
}
function validateDepositPlace(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateDepositPlace.errors = vErrors;
    return errors === 0;
}
const pattern0 = new RegExp("^[1-9][0-9]{0,29}$", "u");
function validateSmallestUnitAmount(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern0.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[1-9][0-9]{0,29}$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateSmallestUnitAmount.errors = vErrors;
    return errors === 0;
}
function validateCurrencyCode(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateCurrencyCode.errors = vErrors;
    return errors === 0;
}
function validateCreateDepositRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.to === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "to" }, message: "is missing" });
            errors++;
        }
        if (data.amount === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "amount" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.to !== undefined) {
            if (!(validateDepositPlace(data.to, { instancePath: instancePath + "/to" }))) {
                vErrors = vErrors === null ? validateDepositPlace.errors : vErrors.concat(validateDepositPlace.errors);
                errors = vErrors.length;
            }
        }
        if (data.amount !== undefined) {
            if (!(validateSmallestUnitAmount(data.amount, { instancePath: instancePath + "/amount" }))) {
                vErrors = vErrors === null ? validateSmallestUnitAmount.errors : vErrors.concat(validateSmallestUnitAmount.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if (!(validateCurrencyCode(data.currency, { instancePath: instancePath + "/currency" }))) {
                vErrors = vErrors === null ? validateCurrencyCode.errors : vErrors.concat(validateCurrencyCode.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateCreateDepositRequest.errors = vErrors;
    return errors === 0;
}
function validateFaultTarget(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateFaultTarget.errors = vErrors;
    return errors === 0;
}
function validateFaultErrorCode(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateFaultErrorCode.errors = vErrors;
    return errors === 0;
}
function validateFaultStatusCode(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an integer" });
        errors++;
    }
    if ((typeof data == "number") && (isFinite(data))) {
        if (data > 599 || isNaN(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "maximum", message: "must be at most 599" });
            errors++;
        }
        if (data < 400 || isNaN(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "minimum", message: "must be at least 400" });
            errors++;
        }
    }
    validateFaultStatusCode.errors = vErrors;
    return errors === 0;
}
function validateFaultDelay(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an integer" });
        errors++;
    }
    if ((typeof data == "number") && (isFinite(data))) {
        if (data > 60000 || isNaN(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "maximum", message: "must be at most 60000" });
            errors++;
        }
        if (data < 0 || isNaN(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "minimum", message: "must be at least 0" });
            errors++;
        }
    }
    validateFaultDelay.errors = vErrors;
    return errors === 0;
}
function validateFaultTimes(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an integer" });
        errors++;
    }
    if ((typeof data == "number") && (isFinite(data))) {
        if (data < 1 || isNaN(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "minimum", message: "must be at least 1" });
            errors++;
        }
    }
    validateFaultTimes.errors = vErrors;
    return errors === 0;
}
function validateCreateFaultRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.operationId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "operationId" }, message: "is missing" });
            errors++;
        }
        if (data.operationId !== undefined) {
            if (!(validateFaultTarget(data.operationId, { instancePath: instancePath + "/operationId" }))) {
                vErrors = vErrors === null ? validateFaultTarget.errors : vErrors.concat(validateFaultTarget.errors);
                errors = vErrors.length;
            }
        }
        if (data.errorCode !== undefined) {
            if (!(validateFaultErrorCode(data.errorCode, { instancePath: instancePath + "/errorCode" }))) {
                vErrors = vErrors === null ? validateFaultErrorCode.errors : vErrors.concat(validateFaultErrorCode.errors);
                errors = vErrors.length;
            }
        }
        if (data.statusCode !== undefined) {
            if (!(validateFaultStatusCode(data.statusCode, { instancePath: instancePath + "/statusCode" }))) {
                vErrors = vErrors === null ? validateFaultStatusCode.errors : vErrors.concat(validateFaultStatusCode.errors);
                errors = vErrors.length;
            }
        }
        if (data.delayMs !== undefined) {
            if (!(validateFaultDelay(data.delayMs, { instancePath: instancePath + "/delayMs" }))) {
                vErrors = vErrors === null ? validateFaultDelay.errors : vErrors.concat(validateFaultDelay.errors);
                errors = vErrors.length;
            }
        }
        if (data.times !== undefined) {
            if (!(validateFaultTimes(data.times, { instancePath: instancePath + "/times" }))) {
                vErrors = vErrors === null ? validateFaultTimes.errors : vErrors.concat(validateFaultTimes.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateCreateFaultRequest.errors = vErrors;
    return errors === 0;
}
function validateHealth(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.now === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "now" }, message: "is missing" });
            errors++;
        }
        if (data.status !== undefined) {
            if (!(data.status === "ok")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "enum", message: "must be \"ok\"" });
                errors++;
            }
        }
        if (data.now !== undefined) {
            if (!(validateTimestamp(data.now, { instancePath: instancePath + "/now" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateHealth.errors = vErrors;
    return errors === 0;
}
function validateErrorCode(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((((((data === "VALIDATION_FAILED") || (data === "FORBIDDEN")) || (data === "NOT_FOUND")) || (data === "METHOD_NOT_ALLOWED")) || (data === "CONFLICT")) || (data === "INTERNAL_ERROR"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"VALIDATION_FAILED\", \"FORBIDDEN\", \"NOT_FOUND\", \"METHOD_NOT_ALLOWED\", \"CONFLICT\", \"INTERNAL_ERROR\"" });
        errors++;
    }
    validateErrorCode.errors = vErrors;
    return errors === 0;
}
function validateError(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.message === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "message" }, message: "is missing" });
            errors++;
        }
        if (data.statusCode === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "statusCode" }, message: "is missing" });
            errors++;
        }
        if (data.errorCode === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "errorCode" }, message: "is missing" });
            errors++;
        }
        if (data.message !== undefined) {
            if (typeof data.message !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/message", keyword: "type", message: "must be a string" });
                errors++;
            }
        }
        if (data.statusCode !== undefined) {
            let data1 = data.statusCode;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/statusCode", keyword: "type", message: "must be an integer" });
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 > 599 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/statusCode", keyword: "maximum", message: "must be at most 599" });
                    errors++;
                }
                if (data1 < 400 || isNaN(data1)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/statusCode", keyword: "minimum", message: "must be at least 400" });
                    errors++;
                }
            }
        }
        if (data.errorCode !== undefined) {
            if (!(validateErrorCode(data.errorCode, { instancePath: instancePath + "/errorCode" }))) {
                vErrors = vErrors === null ? validateErrorCode.errors : vErrors.concat(validateErrorCode.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateError.errors = vErrors;
    return errors === 0;
}
function validateClockMode(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((data === "real") || (data === "manual"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"real\", \"manual\"" });
        errors++;
    }
    validateClockMode.errors = vErrors;
    return errors === 0;
}
function validateClock(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.now === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "now" }, message: "is missing" });
            errors++;
        }
        if (data.mode === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "mode" }, message: "is missing" });
            errors++;
        }
        if (data.ran === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "ran" }, message: "is missing" });
            errors++;
        }
        if (data.now !== undefined) {
            if (!(validateTimestamp(data.now, { instancePath: instancePath + "/now" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
        if (data.mode !== undefined) {
            if (!(validateClockMode(data.mode, { instancePath: instancePath + "/mode" }))) {
                vErrors = vErrors === null ? validateClockMode.errors : vErrors.concat(validateClockMode.errors);
                errors = vErrors.length;
            }
        }
        if (data.ran !== undefined) {
            let data2 = data.ran;
            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/ran", keyword: "type", message: "must be an integer" });
                errors++;
            }
            if ((typeof data2 == "number") && (isFinite(data2))) {
                if (data2 < 0 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/ran", keyword: "minimum", message: "must be at least 0" });
                    errors++;
                }
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateClock.errors = vErrors;
    return errors === 0;
}
function validateMasterKey(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateMasterKey.errors = vErrors;
    return errors === 0;
}
function validateApiSecret(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateApiSecret.errors = vErrors;
    return errors === 0;
}
function validateApplication(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.masterKey === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "masterKey" }, message: "is missing" });
            errors++;
        }
        if (data.apiSecret === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "apiSecret" }, message: "is missing" });
            errors++;
        }
        if (data.webhookSecret === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "webhookSecret" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateApplicationId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateApplicationId.errors : vErrors.concat(validateApplicationId.errors);
                errors = vErrors.length;
            }
        }
        if (data.name !== undefined) {
            if (!(validateApplicationName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateApplicationName.errors : vErrors.concat(validateApplicationName.errors);
                errors = vErrors.length;
            }
        }
        if (data.masterKey !== undefined) {
            if (!(validateMasterKey(data.masterKey, { instancePath: instancePath + "/masterKey" }))) {
                vErrors = vErrors === null ? validateMasterKey.errors : vErrors.concat(validateMasterKey.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiSecret !== undefined) {
            if (!(validateApiSecret(data.apiSecret, { instancePath: instancePath + "/apiSecret" }))) {
                vErrors = vErrors === null ? validateApiSecret.errors : vErrors.concat(validateApiSecret.errors);
                errors = vErrors.length;
            }
        }
        if (data.webhookSecret !== undefined) {
            let data4 = data.webhookSecret;
            let marks0 = [errors];
            if (!(validateWebhookSecret(data4, { instancePath: instancePath + "/webhookSecret" }))) {
                vErrors = vErrors === null ? validateWebhookSecret.errors : vErrors.concat(validateWebhookSecret.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
            if (data4 !== null) {
                (vErrors ??= []).push({ instancePath: instancePath + "/webhookSecret", keyword: "type", message: "must be null" });
                errors++;
            }
            marks0.push(errors);
            vErrors = union(vErrors, marks0, instancePath + "/webhookSecret", true);
            errors = vErrors === null ? 0 : vErrors.length;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateApplication.errors = vErrors;
    return errors === 0;
}
function validateApplicationList(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            if (!(validateApplication(data[i0], { instancePath: instancePath + "/" + i0 }))) {
                vErrors = vErrors === null ? validateApplication.errors : vErrors.concat(validateApplication.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an array" });
        errors++;
    }
    validateApplicationList.errors = vErrors;
    return errors === 0;
}
const formats0 = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validateUserId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!(formats0.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be a UUID" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateUserId.errors = vErrors;
    return errors === 0;
}
function validatePhone(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validatePhone.errors = vErrors;
    return errors === 0;
}
function validateApiKey(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateApiKey.errors = vErrors;
    return errors === 0;
}
function validateUserKey(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.applicationId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "applicationId" }, message: "is missing" });
            errors++;
        }
        if (data.apiKey === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "apiKey" }, message: "is missing" });
            errors++;
        }
        if (data.revoked === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "revoked" }, message: "is missing" });
            errors++;
        }
        if (data.applicationId !== undefined) {
            if (!(validateApplicationId(data.applicationId, { instancePath: instancePath + "/applicationId" }))) {
                vErrors = vErrors === null ? validateApplicationId.errors : vErrors.concat(validateApplicationId.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKey !== undefined) {
            if (!(validateApiKey(data.apiKey, { instancePath: instancePath + "/apiKey" }))) {
                vErrors = vErrors === null ? validateApiKey.errors : vErrors.concat(validateApiKey.errors);
                errors = vErrors.length;
            }
        }
        if (data.revoked !== undefined) {
            if (typeof data.revoked !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/revoked", keyword: "type", message: "must be true or false" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateUserKey.errors = vErrors;
    return errors === 0;
}
function validateBeneficiaryId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!(formats0.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be a UUID" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateBeneficiaryId.errors = vErrors;
    return errors === 0;
}
function validateIban(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateIban.errors = vErrors;
    return errors === 0;
}
function validateBic(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateBic.errors = vErrors;
    return errors === 0;
}
function validateHolderName(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateHolderName.errors = vErrors;
    return errors === 0;
}
function validateBeneficiary(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.beneficiaryId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiaryId" }, message: "is missing" });
            errors++;
        }
        if (data.iban === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "iban" }, message: "is missing" });
            errors++;
        }
        if (data.bic === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "bic" }, message: "is missing" });
            errors++;
        }
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.beneficiaryId !== undefined) {
            if (!(validateBeneficiaryId(data.beneficiaryId, { instancePath: instancePath + "/beneficiaryId" }))) {
                vErrors = vErrors === null ? validateBeneficiaryId.errors : vErrors.concat(validateBeneficiaryId.errors);
                errors = vErrors.length;
            }
        }
        if (data.iban !== undefined) {
            if (!(validateIban(data.iban, { instancePath: instancePath + "/iban" }))) {
                vErrors = vErrors === null ? validateIban.errors : vErrors.concat(validateIban.errors);
                errors = vErrors.length;
            }
        }
        if (data.bic !== undefined) {
            if (!(validateBic(data.bic, { instancePath: instancePath + "/bic" }))) {
                vErrors = vErrors === null ? validateBic.errors : vErrors.concat(validateBic.errors);
                errors = vErrors.length;
            }
        }
        if (data.name !== undefined) {
            if (!(validateHolderName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateHolderName.errors : vErrors.concat(validateHolderName.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBeneficiary.errors = vErrors;
    return errors === 0;
}
function validateWhitelistedAddressId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateWhitelistedAddressId.errors = vErrors;
    return errors === 0;
}
function validateCryptoAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateCryptoAddress.errors = vErrors;
    return errors === 0;
}
function validateChain(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((data === "BITCOIN") || (data === "ETHEREUM")) || (data === "POLYGON"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"BITCOIN\", \"ETHEREUM\", \"POLYGON\"" });
        errors++;
    }
    validateChain.errors = vErrors;
    return errors === 0;
}
function validateWhitelistedAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.whitelistedAddressId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "whitelistedAddressId" }, message: "is missing" });
            errors++;
        }
        if (data.address === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "address" }, message: "is missing" });
            errors++;
        }
        if (data.network === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "network" }, message: "is missing" });
            errors++;
        }
        if (data.whitelistedAddressId !== undefined) {
            if (!(validateWhitelistedAddressId(data.whitelistedAddressId, { instancePath: instancePath + "/whitelistedAddressId" }))) {
                vErrors = vErrors === null ? validateWhitelistedAddressId.errors : vErrors.concat(validateWhitelistedAddressId.errors);
                errors = vErrors.length;
            }
        }
        if (data.address !== undefined) {
            if (!(validateCryptoAddress(data.address, { instancePath: instancePath + "/address" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.network !== undefined) {
            if (!(validateChain(data.network, { instancePath: instancePath + "/network" }))) {
                vErrors = vErrors === null ? validateChain.errors : vErrors.concat(validateChain.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateWhitelistedAddress.errors = vErrors;
    return errors === 0;
}
function validateUser(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.userId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userId" }, message: "is missing" });
            errors++;
        }
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.phone === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "phone" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.registered === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "registered" }, message: "is missing" });
            errors++;
        }
        if (data.keys === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "keys" }, message: "is missing" });
            errors++;
        }
        if (data.beneficiaries === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiaries" }, message: "is missing" });
            errors++;
        }
        if (data.whitelistedAddresses === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "whitelistedAddresses" }, message: "is missing" });
            errors++;
        }
        if (data.userId !== undefined) {
            if (!(validateUserId(data.userId, { instancePath: instancePath + "/userId" }))) {
                vErrors = vErrors === null ? validateUserId.errors : vErrors.concat(validateUserId.errors);
                errors = vErrors.length;
            }
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.phone !== undefined) {
            if (!(validatePhone(data.phone, { instancePath: instancePath + "/phone" }))) {
                vErrors = vErrors === null ? validatePhone.errors : vErrors.concat(validatePhone.errors);
                errors = vErrors.length;
            }
        }
        if (data.status !== undefined) {
            let data3 = data.status;
            if (!(((data3 === "onboarding") || (data3 === "registered")) || (data3 === "rejected"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "enum", message: "must be one of \"onboarding\", \"registered\", \"rejected\"" });
                errors++;
            }
        }
        if (data.registered !== undefined) {
            if (typeof data.registered !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/registered", keyword: "type", message: "must be true or false" });
                errors++;
            }
        }
        if (data.keys !== undefined) {
            let data5 = data.keys;
            if (Array.isArray(data5)) {
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validateUserKey(data5[i0], { instancePath: instancePath + "/keys/" + i0 }))) {
                        vErrors = vErrors === null ? validateUserKey.errors : vErrors.concat(validateUserKey.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/keys", keyword: "type", message: "must be an array" });
                errors++;
            }
        }
        if (data.beneficiaries !== undefined) {
            let data7 = data.beneficiaries;
            if (Array.isArray(data7)) {
                const len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (!(validateBeneficiary(data7[i1], { instancePath: instancePath + "/beneficiaries/" + i1 }))) {
                        vErrors = vErrors === null ? validateBeneficiary.errors : vErrors.concat(validateBeneficiary.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/beneficiaries", keyword: "type", message: "must be an array" });
                errors++;
            }
        }
        if (data.whitelistedAddresses !== undefined) {
            let data9 = data.whitelistedAddresses;
            if (Array.isArray(data9)) {
                const len2 = data9.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    if (!(validateWhitelistedAddress(data9[i2], { instancePath: instancePath + "/whitelistedAddresses/" + i2 }))) {
                        vErrors = vErrors === null ? validateWhitelistedAddress.errors : vErrors.concat(validateWhitelistedAddress.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/whitelistedAddresses", keyword: "type", message: "must be an array" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateUser.errors = vErrors;
    return errors === 0;
}
function validateUserList(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            if (!(validateUser(data[i0], { instancePath: instancePath + "/" + i0 }))) {
                vErrors = vErrors === null ? validateUser.errors : vErrors.concat(validateUser.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an array" });
        errors++;
    }
    validateUserList.errors = vErrors;
    return errors === 0;
}
function validateMessageId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateMessageId.errors = vErrors;
    return errors === 0;
}
function validateRecipient(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateRecipient.errors = vErrors;
    return errors === 0;
}
function validateMessage(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.channel === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "channel" }, message: "is missing" });
            errors++;
        }
        if (data.to === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "to" }, message: "is missing" });
            errors++;
        }
        if (data.subject === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subject" }, message: "is missing" });
            errors++;
        }
        if (data.text === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "text" }, message: "is missing" });
            errors++;
        }
        if (data.code === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "code" }, message: "is missing" });
            errors++;
        }
        if (data.links === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "links" }, message: "is missing" });
            errors++;
        }
        if (data.sentAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sentAt" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateMessageId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateMessageId.errors : vErrors.concat(validateMessageId.errors);
                errors = vErrors.length;
            }
        }
        if (data.channel !== undefined) {
            let data1 = data.channel;
            if (!((data1 === "sms") || (data1 === "email"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/channel", keyword: "enum", message: "must be one of \"sms\", \"email\"" });
                errors++;
            }
        }
        if (data.to !== undefined) {
            if (!(validateRecipient(data.to, { instancePath: instancePath + "/to" }))) {
                vErrors = vErrors === null ? validateRecipient.errors : vErrors.concat(validateRecipient.errors);
                errors = vErrors.length;
            }
        }
        if (data.subject !== undefined) {
            let data3 = data.subject;
            if ((typeof data3 !== "string") && (data3 !== null)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "type", message: "must be a string or null" });
                errors++;
            }
        }
        if (data.text !== undefined) {
            if (typeof data.text !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/text", keyword: "type", message: "must be a string" });
                errors++;
            }
        }
        if (data.code !== undefined) {
            let data5 = data.code;
            if ((typeof data5 !== "string") && (data5 !== null)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "type", message: "must be a string or null" });
                errors++;
            }
        }
        if (data.links !== undefined) {
            let data6 = data.links;
            if (Array.isArray(data6)) {
                const len0 = data6.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data6[i0] !== "string") {
                        (vErrors ??= []).push({ instancePath: instancePath + "/links/" + i0, keyword: "type", message: "must be a string" });
                        errors++;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/links", keyword: "type", message: "must be an array" });
                errors++;
            }
        }
        if (data.sentAt !== undefined) {
            if (!(validateTimestamp(data.sentAt, { instancePath: instancePath + "/sentAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateMessage.errors = vErrors;
    return errors === 0;
}
function validateMessageList(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            if (!(validateMessage(data[i0], { instancePath: instancePath + "/" + i0 }))) {
                vErrors = vErrors === null ? validateMessage.errors : vErrors.concat(validateMessage.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an array" });
        errors++;
    }
    validateMessageList.errors = vErrors;
    return errors === 0;
}
function validateOrderId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!(formats0.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be a UUID" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateOrderId.errors = vErrors;
    return errors === 0;
}
function validateDeposit(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.orderId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "orderId" }, message: "is missing" });
            errors++;
        }
        if (data.orderId !== undefined) {
            if (!(validateOrderId(data.orderId, { instancePath: instancePath + "/orderId" }))) {
                vErrors = vErrors === null ? validateOrderId.errors : vErrors.concat(validateOrderId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDeposit.errors = vErrors;
    return errors === 0;
}
function validateDeliveryId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateDeliveryId.errors = vErrors;
    return errors === 0;
}
function validateMilliseconds(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an integer" });
        errors++;
    }
    if ((typeof data == "number") && (isFinite(data))) {
        if (data < 0 || isNaN(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "minimum", message: "must be at least 0" });
            errors++;
        }
    }
    validateMilliseconds.errors = vErrors;
    return errors === 0;
}
function validateAttempt(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.at === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "at" }, message: "is missing" });
            errors++;
        }
        if (data.statusCode === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "statusCode" }, message: "is missing" });
            errors++;
        }
        if (data.error === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "error" }, message: "is missing" });
            errors++;
        }
        if (data.durationMs === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "durationMs" }, message: "is missing" });
            errors++;
        }
        if (data.at !== undefined) {
            if (!(validateTimestamp(data.at, { instancePath: instancePath + "/at" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
        if (data.statusCode !== undefined) {
            let data1 = data.statusCode;
            if ((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/statusCode", keyword: "type", message: "must be an integer or null" });
                errors++;
            }
        }
        if (data.error !== undefined) {
            let data2 = data.error;
            if ((typeof data2 !== "string") && (data2 !== null)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/error", keyword: "type", message: "must be a string or null" });
                errors++;
            }
        }
        if (data.durationMs !== undefined) {
            let data3 = data.durationMs;
            let marks0 = [errors];
            if (!(validateMilliseconds(data3, { instancePath: instancePath + "/durationMs" }))) {
                vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
            if (data3 !== null) {
                (vErrors ??= []).push({ instancePath: instancePath + "/durationMs", keyword: "type", message: "must be null" });
                errors++;
            }
            marks0.push(errors);
            vErrors = union(vErrors, marks0, instancePath + "/durationMs", true);
            errors = vErrors === null ? 0 : vErrors.length;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateAttempt.errors = vErrors;
    return errors === 0;
}
function validateDelivery(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.event === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "event" }, message: "is missing" });
            errors++;
        }
        if (data.url === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "url" }, message: "is missing" });
            errors++;
        }
        if (data.body === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "body" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.attempts === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "attempts" }, message: "is missing" });
            errors++;
        }
        if (data.nextAttemptAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "nextAttemptAt" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateDeliveryId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateDeliveryId.errors : vErrors.concat(validateDeliveryId.errors);
                errors = vErrors.length;
            }
        }
        if (data.event !== undefined) {
            let data1 = data.event;
            if (!(((data1 === "verificationStatus") || (data1 === "orderStatus")) || (data1 === "connectionStatus"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/event", keyword: "enum", message: "must be one of \"verificationStatus\", \"orderStatus\", \"connectionStatus\"" });
                errors++;
            }
        }
        if (data.url !== undefined) {
            if (typeof data.url !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "type", message: "must be a string" });
                errors++;
            }
        }
        if (data.body !== undefined) {
            let data3 = data.body;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/body", keyword: "type", message: "must be an object" });
                errors++;
            }
        }
        if (data.status !== undefined) {
            let data4 = data.status;
            if (!(((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "enum", message: "must be one of \"pending\", \"delivered\", \"exhausted\"" });
                errors++;
            }
        }
        if (data.attempts !== undefined) {
            let data5 = data.attempts;
            if (Array.isArray(data5)) {
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validateAttempt(data5[i0], { instancePath: instancePath + "/attempts/" + i0 }))) {
                        vErrors = vErrors === null ? validateAttempt.errors : vErrors.concat(validateAttempt.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/attempts", keyword: "type", message: "must be an array" });
                errors++;
            }
        }
        if (data.nextAttemptAt !== undefined) {
            let data7 = data.nextAttemptAt;
            let marks0 = [errors];
            if (!(validateTimestamp(data7, { instancePath: instancePath + "/nextAttemptAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
            if (data7 !== null) {
                (vErrors ??= []).push({ instancePath: instancePath + "/nextAttemptAt", keyword: "type", message: "must be null" });
                errors++;
            }
            marks0.push(errors);
            vErrors = union(vErrors, marks0, instancePath + "/nextAttemptAt", true);
            errors = vErrors === null ? 0 : vErrors.length;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDelivery.errors = vErrors;
    return errors === 0;
}
function validateDeliveryList(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            if (!(validateDelivery(data[i0], { instancePath: instancePath + "/" + i0 }))) {
                vErrors = vErrors === null ? validateDelivery.errors : vErrors.concat(validateDelivery.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an array" });
        errors++;
    }
    validateDeliveryList.errors = vErrors;
    return errors === 0;
}
function validateFaultId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateFaultId.errors = vErrors;
    return errors === 0;
}
function validateFault(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.operationId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "operationId" }, message: "is missing" });
            errors++;
        }
        if (data.errorCode === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "errorCode" }, message: "is missing" });
            errors++;
        }
        if (data.statusCode === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "statusCode" }, message: "is missing" });
            errors++;
        }
        if (data.delayMs === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "delayMs" }, message: "is missing" });
            errors++;
        }
        if (data.timesLeft === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "timesLeft" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateFaultId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateFaultId.errors : vErrors.concat(validateFaultId.errors);
                errors = vErrors.length;
            }
        }
        if (data.operationId !== undefined) {
            if (!(validateFaultTarget(data.operationId, { instancePath: instancePath + "/operationId" }))) {
                vErrors = vErrors === null ? validateFaultTarget.errors : vErrors.concat(validateFaultTarget.errors);
                errors = vErrors.length;
            }
        }
        if (data.errorCode !== undefined) {
            let data2 = data.errorCode;
            let marks0 = [errors];
            if (!(validateFaultErrorCode(data2, { instancePath: instancePath + "/errorCode" }))) {
                vErrors = vErrors === null ? validateFaultErrorCode.errors : vErrors.concat(validateFaultErrorCode.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
            if (data2 !== null) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorCode", keyword: "type", message: "must be null" });
                errors++;
            }
            marks0.push(errors);
            vErrors = union(vErrors, marks0, instancePath + "/errorCode", true);
            errors = vErrors === null ? 0 : vErrors.length;
        }
        if (data.statusCode !== undefined) {
            let data3 = data.statusCode;
            let marks1 = [errors];
            if (!(validateFaultStatusCode(data3, { instancePath: instancePath + "/statusCode" }))) {
                vErrors = vErrors === null ? validateFaultStatusCode.errors : vErrors.concat(validateFaultStatusCode.errors);
                errors = vErrors.length;
            }
            marks1.push(errors);
            if (data3 !== null) {
                (vErrors ??= []).push({ instancePath: instancePath + "/statusCode", keyword: "type", message: "must be null" });
                errors++;
            }
            marks1.push(errors);
            vErrors = union(vErrors, marks1, instancePath + "/statusCode", true);
            errors = vErrors === null ? 0 : vErrors.length;
        }
        if (data.delayMs !== undefined) {
            let data4 = data.delayMs;
            let marks2 = [errors];
            if (!(validateMilliseconds(data4, { instancePath: instancePath + "/delayMs" }))) {
                vErrors = vErrors === null ? validateMilliseconds.errors : vErrors.concat(validateMilliseconds.errors);
                errors = vErrors.length;
            }
            marks2.push(errors);
            if (data4 !== null) {
                (vErrors ??= []).push({ instancePath: instancePath + "/delayMs", keyword: "type", message: "must be null" });
                errors++;
            }
            marks2.push(errors);
            vErrors = union(vErrors, marks2, instancePath + "/delayMs", true);
            errors = vErrors === null ? 0 : vErrors.length;
        }
        if (data.timesLeft !== undefined) {
            let data5 = data.timesLeft;
            if ((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/timesLeft", keyword: "type", message: "must be an integer or null" });
                errors++;
            }
            if ((typeof data5 == "number") && (isFinite(data5))) {
                if (data5 < 0 || isNaN(data5)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/timesLeft", keyword: "minimum", message: "must be at least 0" });
                    errors++;
                }
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateFault.errors = vErrors;
    return errors === 0;
}
function validateFaultList(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            if (!(validateFault(data[i0], { instancePath: instancePath + "/" + i0 }))) {
                vErrors = vErrors === null ? validateFault.errors : vErrors.concat(validateFault.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an array" });
        errors++;
    }
    validateFaultList.errors = vErrors;
    return errors === 0;
}
function validateListUsersQuery(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateListUsersQuery.errors = vErrors;
    return errors === 0;
}
function validateDecideKycPath(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.userId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userId" }, message: "is missing" });
            errors++;
        }
        if (data.userId !== undefined) {
            if (!(validateUserId(data.userId, { instancePath: instancePath + "/userId" }))) {
                vErrors = vErrors === null ? validateUserId.errors : vErrors.concat(validateUserId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDecideKycPath.errors = vErrors;
    return errors === 0;
}
function validateDecideConsentPath(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.userId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userId" }, message: "is missing" });
            errors++;
        }
        if (data.userId !== undefined) {
            if (!(validateUserId(data.userId, { instancePath: instancePath + "/userId" }))) {
                vErrors = vErrors === null ? validateUserId.errors : vErrors.concat(validateUserId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDecideConsentPath.errors = vErrors;
    return errors === 0;
}
function validateRevokeKeyPath(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.userId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userId" }, message: "is missing" });
            errors++;
        }
        if (data.userId !== undefined) {
            if (!(validateUserId(data.userId, { instancePath: instancePath + "/userId" }))) {
                vErrors = vErrors === null ? validateUserId.errors : vErrors.concat(validateUserId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateRevokeKeyPath.errors = vErrors;
    return errors === 0;
}
function validateWantedChannel(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((data === "sms") || (data === "email"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"sms\", \"email\"" });
        errors++;
    }
    validateWantedChannel.errors = vErrors;
    return errors === 0;
}
function validateListMessagesQuery(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.to !== undefined) {
            if (!(validateRecipient(data.to, { instancePath: instancePath + "/to" }))) {
                vErrors = vErrors === null ? validateRecipient.errors : vErrors.concat(validateRecipient.errors);
                errors = vErrors.length;
            }
        }
        if (data.channel !== undefined) {
            if (!(validateWantedChannel(data.channel, { instancePath: instancePath + "/channel" }))) {
                vErrors = vErrors === null ? validateWantedChannel.errors : vErrors.concat(validateWantedChannel.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateListMessagesQuery.errors = vErrors;
    return errors === 0;
}
function validateWantedEvent(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((data === "verificationStatus") || (data === "orderStatus")) || (data === "connectionStatus"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"verificationStatus\", \"orderStatus\", \"connectionStatus\"" });
        errors++;
    }
    validateWantedEvent.errors = vErrors;
    return errors === 0;
}
function validateWantedDeliveryStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((data === "pending") || (data === "delivered")) || (data === "exhausted"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"pending\", \"delivered\", \"exhausted\"" });
        errors++;
    }
    validateWantedDeliveryStatus.errors = vErrors;
    return errors === 0;
}
function validateListDeliveriesQuery(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.event !== undefined) {
            if (!(validateWantedEvent(data.event, { instancePath: instancePath + "/event" }))) {
                vErrors = vErrors === null ? validateWantedEvent.errors : vErrors.concat(validateWantedEvent.errors);
                errors = vErrors.length;
            }
        }
        if (data.status !== undefined) {
            if (!(validateWantedDeliveryStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateWantedDeliveryStatus.errors : vErrors.concat(validateWantedDeliveryStatus.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateListDeliveriesQuery.errors = vErrors;
    return errors === 0;
}
function validateRedeliverEventPath(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateDeliveryId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateDeliveryId.errors : vErrors.concat(validateDeliveryId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateRedeliverEventPath.errors = vErrors;
    return errors === 0;
}
function validateDeleteFaultPath(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateFaultId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateFaultId.errors : vErrors.concat(validateFaultId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDeleteFaultPath.errors = vErrors;
    return errors === 0;
}

const requests = {
  setClock: { validate: validateSetClockRequest, required: true },
  createApplication: { validate: validateCreateApplicationRequest, required: true },
  createUser: { validate: validateCreateUserRequest, required: true },
  decideKyc: { validate: validateDecideKycRequest, required: true },
  decideConsent: { validate: validateDecideConsentRequest, required: true },
  revokeKey: { validate: validateRevokeKeyRequest, required: true },
  createDeposit: { validate: validateCreateDepositRequest, required: true },
  createFault: { validate: validateCreateFaultRequest, required: true },
};

/** Every place of a request body that does not fit. Leave `body` undefined when there is none. */
export function validateRequest(operationId: OperationId, body: unknown): Violation[] {
  const request = requests[operationId];
  if (request === undefined || (body === undefined && !request.required)) return [];
  return body === undefined ? [{ path: "", message: "is missing" }] : violations(request.validate, body);
}

const responses = {
  getHealth: { "200": validateHealth, "403": validateError, "500": validateError, default: validateError },
  resetSandbox: { "403": validateError, "500": validateError, default: validateError },
  getClock: { "200": validateClock, "403": validateError, "500": validateError, default: validateError },
  setClock: {
    "200": validateClock,
    "400": validateError,
    "403": validateError,
    "500": validateError,
    default: validateError,
  },
  listApplications: {
    "200": validateApplicationList,
    "403": validateError,
    "500": validateError,
    default: validateError,
  },
  createApplication: {
    "201": validateApplication,
    "400": validateError,
    "403": validateError,
    "500": validateError,
    default: validateError,
  },
  listUsers: {
    "200": validateUserList,
    "400": validateError,
    "403": validateError,
    "500": validateError,
    default: validateError,
  },
  createUser: {
    "201": validateUser,
    "400": validateError,
    "403": validateError,
    "409": validateError,
    "500": validateError,
    default: validateError,
  },
  decideKyc: {
    "200": validateUser,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "409": validateError,
    "500": validateError,
    default: validateError,
  },
  decideConsent: {
    "200": validateUser,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "409": validateError,
    "500": validateError,
    default: validateError,
  },
  revokeKey: {
    "200": validateUser,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "409": validateError,
    "500": validateError,
    default: validateError,
  },
  listMessages: {
    "200": validateMessageList,
    "400": validateError,
    "403": validateError,
    "500": validateError,
    default: validateError,
  },
  createDeposit: {
    "202": validateDeposit,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "500": validateError,
    default: validateError,
  },
  listDeliveries: {
    "200": validateDeliveryList,
    "400": validateError,
    "403": validateError,
    "500": validateError,
    default: validateError,
  },
  redeliverEvent: {
    "202": validateDelivery,
    "403": validateError,
    "404": validateError,
    "500": validateError,
    default: validateError,
  },
  listFaults: { "200": validateFaultList, "403": validateError, "500": validateError, default: validateError },
  createFault: {
    "201": validateFault,
    "400": validateError,
    "403": validateError,
    "500": validateError,
    default: validateError,
  },
  deleteFaults: { "403": validateError, "500": validateError, default: validateError },
  deleteFault: { "403": validateError, "404": validateError, "500": validateError, default: validateError },
  streamEvents: { "403": validateError, "500": validateError, default: validateError },
};

/** Every place of an answer's body that does not fit what is described for the call and the status. */
export function validateResponse(operationId: OperationId, status: number, body: unknown): Violation[] {
  const described = responses[operationId];
  const validate = described[status] ?? described[`${Math.trunc(status / 100)}XX`] ?? described.default;
  return validate === undefined ? [] : violations(validate, body);
}

const parameters = {
  getHealth: {},
  resetSandbox: {},
  getClock: {},
  setClock: {},
  listApplications: {},
  createApplication: {},
  listUsers: { query: validateListUsersQuery },
  createUser: {},
  decideKyc: { path: validateDecideKycPath },
  decideConsent: { path: validateDecideConsentPath },
  revokeKey: { path: validateRevokeKeyPath },
  listMessages: { query: validateListMessagesQuery },
  createDeposit: {},
  listDeliveries: { query: validateListDeliveriesQuery },
  redeliverEvent: { path: validateRedeliverEventPath },
  listFaults: {},
  createFault: {},
  deleteFaults: {},
  deleteFault: { path: validateDeleteFaultPath },
  streamEvents: {},
};

/** Every parameter that does not fit, by place and name: `/query/email`. */
export function validateParameters(operationId: OperationId, values: ParameterValues): Violation[] {
  return Object.entries(parameters[operationId]).flatMap(([place, validate]) =>
    violations(validate, values[place] ?? {}).map(({ path, message }) => ({ path: `/${place}${path}`, message })));
}
