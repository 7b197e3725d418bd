// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.
// @ts-nocheck: ajv writes JavaScript; what other modules use has its types.

import type { EventName } from "./events.ts";
import { countFitting, firstFaults, length, union, type Violation, violations } from "./validation.ts";

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
const func0 = length;
function validateApiKey(data, { instancePath = "" } = {}) {
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
    validateApiKey.errors = vErrors;
    return errors === 0;
}
function validateVerificationStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateVerificationStatus.errors = vErrors;
    return errors === 0;
}
function validateReturnedReference(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateReturnedReference.errors = vErrors;
    return errors === 0;
}
function validateVerificationStatusEvent(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.userId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userId" }, message: "is missing" });
            errors++;
        }
        if (data.apikey === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "apikey" }, message: "is missing" });
            errors++;
        }
        if (data.verificationStatus === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "verificationStatus" }, message: "is missing" });
            errors++;
        }
        if (data.userId !== undefined) {
            if (!(validateUserId(data.userId, { instancePath: instancePath + "/userId" }))) {
                vErrors = vErrors === null ? validateUserId.errors : vErrors.concat(validateUserId.errors);
                errors = vErrors.length;
            }
        }
        if (data.apikey !== undefined) {
            if (!(validateApiKey(data.apikey, { instancePath: instancePath + "/apikey" }))) {
                vErrors = vErrors === null ? validateApiKey.errors : vErrors.concat(validateApiKey.errors);
                errors = vErrors.length;
            }
        }
        if (data.verificationStatus !== undefined) {
            if (!(validateVerificationStatus(data.verificationStatus, { instancePath: instancePath + "/verificationStatus" }))) {
                vErrors = vErrors === null ? validateVerificationStatus.errors : vErrors.concat(validateVerificationStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validateReturnedReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validateReturnedReference.errors : vErrors.concat(validateReturnedReference.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateVerificationStatusEvent.errors = vErrors;
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
function validateOrderStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateOrderStatus.errors = vErrors;
    return errors === 0;
}
const pattern5 = new RegExp("^[0-9]+$", "u");
function validateSmallestUnitAmount(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern5.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[0-9]+$" });
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
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateCurrencyCode.errors = vErrors;
    return errors === 0;
}
const pattern7 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
function validateDecimalPrice(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern7.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[0-9]+(\\.[0-9]+)?$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateDecimalPrice.errors = vErrors;
    return errors === 0;
}
function validateOrderPrice(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.price === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "price" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.price !== undefined) {
            if (!(validateDecimalPrice(data.price, { instancePath: instancePath + "/price" }))) {
                vErrors = vErrors === null ? validateDecimalPrice.errors : vErrors.concat(validateDecimalPrice.errors);
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
    validateOrderPrice.errors = vErrors;
    return errors === 0;
}
const formats18 = /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
function validateTimestamp(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!(formats18.test(data))) {
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
function validateOrderStatusEvent(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.orderId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "orderId" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.userId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userId" }, message: "is missing" });
            errors++;
        }
        if (data.sourceAmount === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceAmount" }, message: "is missing" });
            errors++;
        }
        if (data.sourceCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.destinationAmount === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationAmount" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.price === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "price" }, message: "is missing" });
            errors++;
        }
        if (data.timestamp === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "timestamp" }, message: "is missing" });
            errors++;
        }
        if (data.orderId !== undefined) {
            if (!(validateOrderId(data.orderId, { instancePath: instancePath + "/orderId" }))) {
                vErrors = vErrors === null ? validateOrderId.errors : vErrors.concat(validateOrderId.errors);
                errors = vErrors.length;
            }
        }
        if (data.status !== undefined) {
            if (!(validateOrderStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateOrderStatus.errors : vErrors.concat(validateOrderStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.userId !== undefined) {
            let data2 = data.userId;
            if (typeof data2 === "string") {
                if (func0(data2) < 1) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/userId", keyword: "minLength", message: "must not be empty" });
                    errors++;
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/userId", keyword: "type", message: "must be a string" });
                errors++;
            }
        }
        if (data.sourceId !== undefined) {
            if (!(validateReturnedReference(data.sourceId, { instancePath: instancePath + "/sourceId" }))) {
                vErrors = vErrors === null ? validateReturnedReference.errors : vErrors.concat(validateReturnedReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validateReturnedReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validateReturnedReference.errors : vErrors.concat(validateReturnedReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.sourceAmount !== undefined) {
            if (!(validateSmallestUnitAmount(data.sourceAmount, { instancePath: instancePath + "/sourceAmount" }))) {
                vErrors = vErrors === null ? validateSmallestUnitAmount.errors : vErrors.concat(validateSmallestUnitAmount.errors);
                errors = vErrors.length;
            }
        }
        if (data.sourceCurrency !== undefined) {
            if (!(validateCurrencyCode(data.sourceCurrency, { instancePath: instancePath + "/sourceCurrency" }))) {
                vErrors = vErrors === null ? validateCurrencyCode.errors : vErrors.concat(validateCurrencyCode.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationAmount !== undefined) {
            if (!(validateSmallestUnitAmount(data.destinationAmount, { instancePath: instancePath + "/destinationAmount" }))) {
                vErrors = vErrors === null ? validateSmallestUnitAmount.errors : vErrors.concat(validateSmallestUnitAmount.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if (!(validateCurrencyCode(data.destinationCurrency, { instancePath: instancePath + "/destinationCurrency" }))) {
                vErrors = vErrors === null ? validateCurrencyCode.errors : vErrors.concat(validateCurrencyCode.errors);
                errors = vErrors.length;
            }
        }
        if (data.price !== undefined) {
            if (!(validateOrderPrice(data.price, { instancePath: instancePath + "/price" }))) {
                vErrors = vErrors === null ? validateOrderPrice.errors : vErrors.concat(validateOrderPrice.errors);
                errors = vErrors.length;
            }
        }
        if (data.timestamp !== undefined) {
            if (!(validateTimestamp(data.timestamp, { instancePath: instancePath + "/timestamp" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateOrderStatusEvent.errors = vErrors;
    return errors === 0;
}
function validateConnectionId(data, { instancePath = "" } = {}) {
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
    validateConnectionId.errors = vErrors;
    return errors === 0;
}
function validateActiveStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateActiveStatus.errors = vErrors;
    return errors === 0;
}
const pattern1 = new RegExp("^[A-Z]{2}[0-9]{2}[A-Z0-9 ]{11,38}$", "u");
function validateIbanText(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern1.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[A-Z]{2}[0-9]{2}[A-Z0-9 ]{11,38}$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateIbanText.errors = vErrors;
    return errors === 0;
}
function validateBuyActivated(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.svcLinkId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "svcLinkId" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.depositIban === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "depositIban" }, message: "is missing" });
            errors++;
        }
        if (data.svcLinkId !== undefined) {
            if (!(validateConnectionId(data.svcLinkId, { instancePath: instancePath + "/svcLinkId" }))) {
                vErrors = vErrors === null ? validateConnectionId.errors : vErrors.concat(validateConnectionId.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.status !== undefined) {
            if (!(validateActiveStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateActiveStatus.errors : vErrors.concat(validateActiveStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validateReturnedReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validateReturnedReference.errors : vErrors.concat(validateReturnedReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.depositIban !== undefined) {
            if (!(validateIbanText(data.depositIban, { instancePath: instancePath + "/depositIban" }))) {
                vErrors = vErrors === null ? validateIbanText.errors : vErrors.concat(validateIbanText.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyActivated.errors = vErrors;
    return errors === 0;
}
function validateDepositCryptoAddress(data, { instancePath = "" } = {}) {
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
    validateDepositCryptoAddress.errors = vErrors;
    return errors === 0;
}
function validateSellOnChainActivated(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.svcLinkId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "svcLinkId" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.depositAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "depositAddress" }, message: "is missing" });
            errors++;
        }
        if (data.svcLinkId !== undefined) {
            if (!(validateConnectionId(data.svcLinkId, { instancePath: instancePath + "/svcLinkId" }))) {
                vErrors = vErrors === null ? validateConnectionId.errors : vErrors.concat(validateConnectionId.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
            }
        }
        if (data.status !== undefined) {
            if (!(validateActiveStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateActiveStatus.errors : vErrors.concat(validateActiveStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validateReturnedReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validateReturnedReference.errors : vErrors.concat(validateReturnedReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.depositAddress !== undefined) {
            if (!(validateDepositCryptoAddress(data.depositAddress, { instancePath: instancePath + "/depositAddress" }))) {
                vErrors = vErrors === null ? validateDepositCryptoAddress.errors : vErrors.concat(validateDepositCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.lnAddress !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/lnAddress", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateSellOnChainActivated.errors = vErrors;
    return errors === 0;
}
const pattern4 = new RegExp("^[^@]+@[^@]+$", "u");
function validateLightningAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern4.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[^@]+@[^@]+$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateLightningAddress.errors = vErrors;
    return errors === 0;
}
function validateSellLightningActivated(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.svcLinkId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "svcLinkId" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.lnAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "lnAddress" }, message: "is missing" });
            errors++;
        }
        if (data.svcLinkId !== undefined) {
            if (!(validateConnectionId(data.svcLinkId, { instancePath: instancePath + "/svcLinkId" }))) {
                vErrors = vErrors === null ? validateConnectionId.errors : vErrors.concat(validateConnectionId.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
            }
        }
        if (data.status !== undefined) {
            if (!(validateActiveStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateActiveStatus.errors : vErrors.concat(validateActiveStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validateReturnedReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validateReturnedReference.errors : vErrors.concat(validateReturnedReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.lnAddress !== undefined) {
            if (!(validateLightningAddress(data.lnAddress, { instancePath: instancePath + "/lnAddress" }))) {
                vErrors = vErrors === null ? validateLightningAddress.errors : vErrors.concat(validateLightningAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.depositAddress !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/depositAddress", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateSellLightningActivated.errors = vErrors;
    return errors === 0;
}
function validateConnectionStatusEvent(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    let marks0 = [errors];
    for (let thorough0 = false;; thorough0 = true) {
        if (thorough0 || (data?.direction === "FIAT_TO_CRYPTO")) {
            if (!(validateBuyActivated(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyActivated.errors : vErrors.concat(validateBuyActivated.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((data?.direction === "CRYPTO_TO_FIAT") && (data?.lnAddress === undefined))) {
            if (!(validateSellOnChainActivated(data, { instancePath }))) {
                vErrors = vErrors === null ? validateSellOnChainActivated.errors : vErrors.concat(validateSellOnChainActivated.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((data?.direction === "CRYPTO_TO_FIAT") && (data?.depositAddress === undefined))) {
            if (!(validateSellLightningActivated(data, { instancePath }))) {
                vErrors = vErrors === null ? validateSellLightningActivated.errors : vErrors.concat(validateSellLightningActivated.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || countFitting(marks0) > 0) {
            break;
        }
        errors = marks0[0];
        vErrors = firstFaults(vErrors, errors);
        marks0 = [errors];
    }
    vErrors = union(vErrors, marks0, instancePath, true);
    errors = vErrors === null ? 0 : vErrors.length;
    validateConnectionStatusEvent.errors = vErrors;
    return errors === 0;
}

const events = {
  verificationStatus: validateVerificationStatusEvent,
  orderStatus: validateOrderStatusEvent,
  connectionStatus: validateConnectionStatusEvent,
};

/** Every place of an event's body that does not fit. */
export function validateEvent(name: EventName, body: unknown): Violation[] {
  return violations(events[name], body);
}
