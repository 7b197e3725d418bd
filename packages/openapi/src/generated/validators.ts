// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.
// @ts-nocheck: ajv writes JavaScript; what other modules use has its types.

import type { EventName } from "./events.ts";
import type { OperationId } from "./operations.ts";
import { countFitting, firstFaults, length, union, type ParameterValues, type Violation, violations } from "./validation.ts";

const formats8 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const func0 = length;
function validateEmail(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 254) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 254 characters" });
            errors++;
        }
        if (!(formats8.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be an e-mail address" });
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
const formats10 = /^[a-z][a-z0-9+.-]*:(?!\/\/(?:[/?#]|$))[^\s"<>\\^`{|}]+$/i;
const pattern0 = new RegExp("^https?://", "u");
function validateCallbackUrl(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 2048) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 2048 characters" });
            errors++;
        }
        if (!pattern0.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^https?://" });
            errors++;
        }
        if (!(formats10.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be an absolute URL" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateCallbackUrl.errors = vErrors;
    return errors === 0;
}
function validatePartnerReference(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 255) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 255 characters" });
            errors++;
        }
        if (func0(data) < 1) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must not be empty" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validatePartnerReference.errors = vErrors;
    return errors === 0;
}
function validateConnectUserOnly(data, { instancePath = "" } = {}) {
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
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectUserOnly.errors = vErrors;
    return errors === 0;
}
function validateCryptoAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 90) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 90 characters" });
            errors++;
        }
        if (func0(data) < 26) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must have at least 26 characters" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateCryptoAddress.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndBuyBtc(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.btcAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "btcAddress" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.btcAddress !== undefined) {
            if (!(validateCryptoAddress(data.btcAddress, { instancePath: instancePath + "/btcAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("BTC" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "BTC")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"BTC\"" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectUserAndBuyBtc.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndBuyEth(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.btcAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "btcAddress" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.btcAddress !== undefined) {
            if (!(validateCryptoAddress(data.btcAddress, { instancePath: instancePath + "/btcAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("ETH" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"ETH\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "ETH")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"ETH\"" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectUserAndBuyEth.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndBuyUsdc(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.btcAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "btcAddress" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.network === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "network" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.btcAddress !== undefined) {
            if (!(validateCryptoAddress(data.btcAddress, { instancePath: instancePath + "/btcAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("USDC" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"USDC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data6 = data.network;
            if (!((data6 === "USDC") || (data6 === "POLYGON"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"USDC\", \"POLYGON\"" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectUserAndBuyUsdc.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndBuyUsdt(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.btcAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "btcAddress" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.network === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "network" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.btcAddress !== undefined) {
            if (!(validateCryptoAddress(data.btcAddress, { instancePath: instancePath + "/btcAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("USDT" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"USDT\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data6 = data.network;
            if (!((data6 === "USDT") || (data6 === "ETH"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"USDT\", \"ETH\"" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectUserAndBuyUsdt.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndBuyPol(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.btcAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "btcAddress" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.btcAddress !== undefined) {
            if (!(validateCryptoAddress(data.btcAddress, { instancePath: instancePath + "/btcAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("POL" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"POL\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data6 = data.network;
            if (!((data6 === "POL") || (data6 === "POLYGON"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"POL\", \"POLYGON\"" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectUserAndBuyPol.errors = vErrors;
    return errors === 0;
}
function validateIban(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 42) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 42 characters" });
            errors++;
        }
        if (func0(data) < 15) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must have at least 15 characters" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateIban.errors = vErrors;
    return errors === 0;
}
const pattern2 = new RegExp("^[A-Za-z]{4}[A-Za-z]{2}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$", "u");
function validateBic(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern2.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[A-Za-z]{4}[A-Za-z]{2}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateBic.errors = vErrors;
    return errors === 0;
}
function validateBeneficiaryName(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 100) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 100 characters" });
            errors++;
        }
        if (func0(data) < 2) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must have at least 2 characters" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateBeneficiaryName.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndSellBtc(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
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
        if (data.beneficiaryName === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiaryName" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
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
        if (data.beneficiaryName !== undefined) {
            if (!(validateBeneficiaryName(data.beneficiaryName, { instancePath: instancePath + "/beneficiaryName" }))) {
                vErrors = vErrors === null ? validateBeneficiaryName.errors : vErrors.concat(validateBeneficiaryName.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("BTC" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "BTC")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"BTC\"" });
                errors++;
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
    validateConnectUserAndSellBtc.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndSellEth(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
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
        if (data.beneficiaryName === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiaryName" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
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
        if (data.beneficiaryName !== undefined) {
            if (!(validateBeneficiaryName(data.beneficiaryName, { instancePath: instancePath + "/beneficiaryName" }))) {
                vErrors = vErrors === null ? validateBeneficiaryName.errors : vErrors.concat(validateBeneficiaryName.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("ETH" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"ETH\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "ETH")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"ETH\"" });
                errors++;
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
    validateConnectUserAndSellEth.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndSellUsdc(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
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
        if (data.beneficiaryName === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiaryName" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.network === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "network" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
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
        if (data.beneficiaryName !== undefined) {
            if (!(validateBeneficiaryName(data.beneficiaryName, { instancePath: instancePath + "/beneficiaryName" }))) {
                vErrors = vErrors === null ? validateBeneficiaryName.errors : vErrors.concat(validateBeneficiaryName.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("USDC" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"USDC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data8 = data.network;
            if (!((data8 === "USDC") || (data8 === "POLYGON"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"USDC\", \"POLYGON\"" });
                errors++;
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
    validateConnectUserAndSellUsdc.errors = vErrors;
    return errors === 0;
}
const pattern3 = new RegExp("^[a-z0-9]+([_-][a-z0-9]+)*$", "u");
function validateLightningUsername(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 30) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 30 characters" });
            errors++;
        }
        if (func0(data) < 3) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must have at least 3 characters" });
            errors++;
        }
        if (!pattern3.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[a-z0-9]+([_-][a-z0-9]+)*$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateLightningUsername.errors = vErrors;
    return errors === 0;
}
function validateConnectUserAndSellLightning(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.email === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "email" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
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
        if (data.beneficiaryName === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiaryName" }, message: "is missing" });
            errors++;
        }
        if (data.lnAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "lnAddress" }, message: "is missing" });
            errors++;
        }
        if (data.email !== undefined) {
            if (!(validateEmail(data.email, { instancePath: instancePath + "/email" }))) {
                vErrors = vErrors === null ? validateEmail.errors : vErrors.concat(validateEmail.errors);
                errors = vErrors.length;
            }
        }
        if (data.callback !== undefined) {
            if (!(validateCallbackUrl(data.callback, { instancePath: instancePath + "/callback" }))) {
                vErrors = vErrors === null ? validateCallbackUrl.errors : vErrors.concat(validateCallbackUrl.errors);
                errors = vErrors.length;
            }
        }
        if (data.ref !== undefined) {
            if (!(validatePartnerReference(data.ref, { instancePath: instancePath + "/ref" }))) {
                vErrors = vErrors === null ? validatePartnerReference.errors : vErrors.concat(validatePartnerReference.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.direction) {
                (vErrors ??= []).push({ instancePath: instancePath + "/direction", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
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
        if (data.beneficiaryName !== undefined) {
            if (!(validateBeneficiaryName(data.beneficiaryName, { instancePath: instancePath + "/beneficiaryName" }))) {
                vErrors = vErrors === null ? validateBeneficiaryName.errors : vErrors.concat(validateBeneficiaryName.errors);
                errors = vErrors.length;
            }
        }
        if (data.currency !== undefined) {
            if ("BTC" !== data.currency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "const", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "BTC")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.lnAddress !== undefined) {
            if (!(validateLightningUsername(data.lnAddress, { instancePath: instancePath + "/lnAddress" }))) {
                vErrors = vErrors === null ? validateLightningUsername.errors : vErrors.concat(validateLightningUsername.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectUserAndSellLightning.errors = vErrors;
    return errors === 0;
}
function validateConnectUserRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    let marks0 = [errors];
    for (let thorough0 = false;; thorough0 = true) {
        if (thorough0 || (data?.direction === undefined)) {
            if (!(validateConnectUserOnly(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserOnly.errors : vErrors.concat(validateConnectUserOnly.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((data?.direction === "FIAT_TO_CRYPTO") && ((data?.currency === undefined || data?.currency === "BTC")))) {
            if (!(validateConnectUserAndBuyBtc(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndBuyBtc.errors : vErrors.concat(validateConnectUserAndBuyBtc.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((data?.direction === "FIAT_TO_CRYPTO") && (data?.currency === "ETH"))) {
            if (!(validateConnectUserAndBuyEth(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndBuyEth.errors : vErrors.concat(validateConnectUserAndBuyEth.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((data?.direction === "FIAT_TO_CRYPTO") && (data?.currency === "USDC"))) {
            if (!(validateConnectUserAndBuyUsdc(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndBuyUsdc.errors : vErrors.concat(validateConnectUserAndBuyUsdc.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((data?.direction === "FIAT_TO_CRYPTO") && (data?.currency === "USDT"))) {
            if (!(validateConnectUserAndBuyUsdt(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndBuyUsdt.errors : vErrors.concat(validateConnectUserAndBuyUsdt.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((data?.direction === "FIAT_TO_CRYPTO") && (data?.currency === "POL"))) {
            if (!(validateConnectUserAndBuyPol(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndBuyPol.errors : vErrors.concat(validateConnectUserAndBuyPol.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (((data?.direction === "CRYPTO_TO_FIAT") && ((data?.currency === undefined || data?.currency === "BTC"))) && (data?.lnAddress === undefined))) {
            if (!(validateConnectUserAndSellBtc(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndSellBtc.errors : vErrors.concat(validateConnectUserAndSellBtc.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (((data?.direction === "CRYPTO_TO_FIAT") && (data?.currency === "ETH")) && (data?.lnAddress === undefined))) {
            if (!(validateConnectUserAndSellEth(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndSellEth.errors : vErrors.concat(validateConnectUserAndSellEth.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (((data?.direction === "CRYPTO_TO_FIAT") && (data?.currency === "USDC")) && (data?.lnAddress === undefined))) {
            if (!(validateConnectUserAndSellUsdc(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndSellUsdc.errors : vErrors.concat(validateConnectUserAndSellUsdc.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((data?.direction === "CRYPTO_TO_FIAT") && ((data?.currency === undefined || data?.currency === "BTC")))) {
            if (!(validateConnectUserAndSellLightning(data, { instancePath }))) {
                vErrors = vErrors === null ? validateConnectUserAndSellLightning.errors : vErrors.concat(validateConnectUserAndSellLightning.errors);
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
    validateConnectUserRequest.errors = vErrors;
    return errors === 0;
}
function validateTicker(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((((data === "USDCEUR") || (data === "BTCEUR")) || (data === "ETHEUR")) || (data === "USDTEUR"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"USDCEUR\", \"BTCEUR\", \"ETHEUR\", \"USDTEUR\"" });
        errors++;
    }
    validateTicker.errors = vErrors;
    return errors === 0;
}
function validateGetRateRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.ticker === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "ticker" }, message: "is missing" });
            errors++;
        }
        if (data.ticker !== undefined) {
            if (!(validateTicker(data.ticker, { instancePath: instancePath + "/ticker" }))) {
                vErrors = vErrors === null ? validateTicker.errors : vErrors.concat(validateTicker.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateGetRateRequest.errors = vErrors;
    return errors === 0;
}
const formats14 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const formats16 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
function validateIpAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    let marks0 = [errors];
    if (typeof data === "string") {
        if (!(formats14.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be an IPv4 address" });
            errors++;
        }
    }
    marks0.push(errors);
    if (typeof data === "string") {
        if (!(formats16.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be an IPv6 address" });
            errors++;
        }
    }
    marks0.push(errors);
    vErrors = union(vErrors, marks0, instancePath, false);
    errors = vErrors === null ? 0 : vErrors.length;
    validateIpAddress.errors = vErrors;
    return errors === 0;
}
function validateDepositUsdc(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.sourceCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.sourceBlockchain === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceBlockchain" }, message: "is missing" });
            errors++;
        }
        if (data.sourceCurrency !== undefined) {
            if ("USDC" !== data.sourceCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceCurrency", keyword: "const", message: "must be \"USDC\"" });
                errors++;
            }
        }
        if (data.sourceBlockchain !== undefined) {
            let data1 = data.sourceBlockchain;
            if (!((data1 === "POLYGON") || (data1 === "ETHEREUM"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceBlockchain", keyword: "enum", message: "must be one of \"POLYGON\", \"ETHEREUM\"" });
                errors++;
            }
        }
        if (data.ipAddress !== undefined) {
            if (!(validateIpAddress(data.ipAddress, { instancePath: instancePath + "/ipAddress" }))) {
                vErrors = vErrors === null ? validateIpAddress.errors : vErrors.concat(validateIpAddress.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDepositUsdc.errors = vErrors;
    return errors === 0;
}
function validateDepositBtc(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.sourceCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.sourceBlockchain === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceBlockchain" }, message: "is missing" });
            errors++;
        }
        if (data.sourceCurrency !== undefined) {
            if ("BTC" !== data.sourceCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceCurrency", keyword: "const", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.sourceBlockchain !== undefined) {
            let data1 = data.sourceBlockchain;
            if (!((data1 === "BITCOIN") || (data1 === "LIGHTNING"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceBlockchain", keyword: "enum", message: "must be one of \"BITCOIN\", \"LIGHTNING\"" });
                errors++;
            }
        }
        if (data.ipAddress !== undefined) {
            if (!(validateIpAddress(data.ipAddress, { instancePath: instancePath + "/ipAddress" }))) {
                vErrors = vErrors === null ? validateIpAddress.errors : vErrors.concat(validateIpAddress.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDepositBtc.errors = vErrors;
    return errors === 0;
}
function validateDepositEth(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.sourceCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.sourceBlockchain === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceBlockchain" }, message: "is missing" });
            errors++;
        }
        if (data.sourceCurrency !== undefined) {
            if ("ETH" !== data.sourceCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceCurrency", keyword: "const", message: "must be \"ETH\"" });
                errors++;
            }
        }
        if (data.sourceBlockchain !== undefined) {
            if (!(data.sourceBlockchain === "ETHEREUM")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceBlockchain", keyword: "enum", message: "must be \"ETHEREUM\"" });
                errors++;
            }
        }
        if (data.ipAddress !== undefined) {
            if (!(validateIpAddress(data.ipAddress, { instancePath: instancePath + "/ipAddress" }))) {
                vErrors = vErrors === null ? validateIpAddress.errors : vErrors.concat(validateIpAddress.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDepositEth.errors = vErrors;
    return errors === 0;
}
function validateDepositUsdt(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.sourceCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.sourceBlockchain === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceBlockchain" }, message: "is missing" });
            errors++;
        }
        if (data.sourceCurrency !== undefined) {
            if ("USDT" !== data.sourceCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceCurrency", keyword: "const", message: "must be \"USDT\"" });
                errors++;
            }
        }
        if (data.sourceBlockchain !== undefined) {
            let data1 = data.sourceBlockchain;
            if (!((data1 === "POLYGON") || (data1 === "ETHEREUM"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceBlockchain", keyword: "enum", message: "must be one of \"POLYGON\", \"ETHEREUM\"" });
                errors++;
            }
        }
        if (data.ipAddress !== undefined) {
            if (!(validateIpAddress(data.ipAddress, { instancePath: instancePath + "/ipAddress" }))) {
                vErrors = vErrors === null ? validateIpAddress.errors : vErrors.concat(validateIpAddress.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDepositUsdt.errors = vErrors;
    return errors === 0;
}
function validateCreateDepositAddressRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    let marks0 = [errors];
    for (let thorough0 = false;; thorough0 = true) {
        if (thorough0 || (data?.sourceCurrency === "USDC")) {
            if (!(validateDepositUsdc(data, { instancePath }))) {
                vErrors = vErrors === null ? validateDepositUsdc.errors : vErrors.concat(validateDepositUsdc.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (data?.sourceCurrency === "BTC")) {
            if (!(validateDepositBtc(data, { instancePath }))) {
                vErrors = vErrors === null ? validateDepositBtc.errors : vErrors.concat(validateDepositBtc.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (data?.sourceCurrency === "ETH")) {
            if (!(validateDepositEth(data, { instancePath }))) {
                vErrors = vErrors === null ? validateDepositEth.errors : vErrors.concat(validateDepositEth.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (data?.sourceCurrency === "USDT")) {
            if (!(validateDepositUsdt(data, { instancePath }))) {
                vErrors = vErrors === null ? validateDepositUsdt.errors : vErrors.concat(validateDepositUsdt.errors);
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
    validateCreateDepositAddressRequest.errors = vErrors;
    return errors === 0;
}
function validateGetBalanceRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.currency !== undefined) {
            if (!(data.currency === "EUR")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/currency", keyword: "enum", message: "must be \"EUR\"" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateGetBalanceRequest.errors = vErrors;
    return errors === 0;
}
function validateUnixMillis(data, { instancePath = "" } = {}) {
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
    validateUnixMillis.errors = vErrors;
    return errors === 0;
}
const pattern10 = new RegExp("^([1-9][0-9]?|100)$", "u");
function validatePageLimit(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern10.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^([1-9][0-9]?|100)$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validatePageLimit.errors = vErrors;
    return errors === 0;
}
const pattern11 = new RegExp("^[0-9]{1,9}$", "u");
function validatePageOffset(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern11.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[0-9]{1,9}$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validatePageOffset.errors = vErrors;
    return errors === 0;
}
function validateListTransactionsRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.startDate !== undefined) {
            if (!(validateUnixMillis(data.startDate, { instancePath: instancePath + "/startDate" }))) {
                vErrors = vErrors === null ? validateUnixMillis.errors : vErrors.concat(validateUnixMillis.errors);
                errors = vErrors.length;
            }
        }
        if (data.endDate !== undefined) {
            if (!(validateUnixMillis(data.endDate, { instancePath: instancePath + "/endDate" }))) {
                vErrors = vErrors === null ? validateUnixMillis.errors : vErrors.concat(validateUnixMillis.errors);
                errors = vErrors.length;
            }
        }
        if (data.limit !== undefined) {
            if (!(validatePageLimit(data.limit, { instancePath: instancePath + "/limit" }))) {
                vErrors = vErrors === null ? validatePageLimit.errors : vErrors.concat(validatePageLimit.errors);
                errors = vErrors.length;
            }
        }
        if (data.offset !== undefined) {
            if (!(validatePageOffset(data.offset, { instancePath: instancePath + "/offset" }))) {
                vErrors = vErrors === null ? validatePageOffset.errors : vErrors.concat(validatePageOffset.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateListTransactionsRequest.errors = vErrors;
    return errors === 0;
}
function validateConnectionName(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (func0(data) > 50) {
            (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must have at most 50 characters" });
            errors++;
        }
        if (func0(data) < 2) {
            (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must have at least 2 characters" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateConnectionName.errors = vErrors;
    return errors === 0;
}
function validateBuyBtcToAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationAddress" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("BTC" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "BTC")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.destinationAddress !== undefined) {
            if (!(validateCryptoAddress(data.destinationAddress, { instancePath: instancePath + "/destinationAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/whitelistedAddressId", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyBtcToAddress.errors = vErrors;
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
function validateBuyBtcToWhitelistedAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.whitelistedAddressId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "whitelistedAddressId" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("BTC" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "BTC")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            if (!(validateWhitelistedAddressId(data.whitelistedAddressId, { instancePath: instancePath + "/whitelistedAddressId" }))) {
                vErrors = vErrors === null ? validateWhitelistedAddressId.errors : vErrors.concat(validateWhitelistedAddressId.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationAddress !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/destinationAddress", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyBtcToWhitelistedAddress.errors = vErrors;
    return errors === 0;
}
function validateBuyEthToAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.destinationAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationAddress" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("ETH" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"ETH\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "ETH")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"ETH\"" });
                errors++;
            }
        }
        if (data.destinationAddress !== undefined) {
            if (!(validateCryptoAddress(data.destinationAddress, { instancePath: instancePath + "/destinationAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/whitelistedAddressId", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyEthToAddress.errors = vErrors;
    return errors === 0;
}
function validateBuyEthToWhitelistedAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.whitelistedAddressId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "whitelistedAddressId" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("ETH" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"ETH\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            if (!(data.network === "ETH")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be \"ETH\"" });
                errors++;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            if (!(validateWhitelistedAddressId(data.whitelistedAddressId, { instancePath: instancePath + "/whitelistedAddressId" }))) {
                vErrors = vErrors === null ? validateWhitelistedAddressId.errors : vErrors.concat(validateWhitelistedAddressId.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationAddress !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/destinationAddress", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyEthToWhitelistedAddress.errors = vErrors;
    return errors === 0;
}
function validateBuyUsdcToAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.network === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "network" }, message: "is missing" });
            errors++;
        }
        if (data.destinationAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationAddress" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("USDC" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"USDC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data4 = data.network;
            if (!((data4 === "USDC") || (data4 === "POLYGON"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"USDC\", \"POLYGON\"" });
                errors++;
            }
        }
        if (data.destinationAddress !== undefined) {
            if (!(validateCryptoAddress(data.destinationAddress, { instancePath: instancePath + "/destinationAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/whitelistedAddressId", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyUsdcToAddress.errors = vErrors;
    return errors === 0;
}
function validateBuyUsdcToWhitelistedAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.network === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "network" }, message: "is missing" });
            errors++;
        }
        if (data.whitelistedAddressId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "whitelistedAddressId" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("USDC" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"USDC\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data4 = data.network;
            if (!((data4 === "USDC") || (data4 === "POLYGON"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"USDC\", \"POLYGON\"" });
                errors++;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            if (!(validateWhitelistedAddressId(data.whitelistedAddressId, { instancePath: instancePath + "/whitelistedAddressId" }))) {
                vErrors = vErrors === null ? validateWhitelistedAddressId.errors : vErrors.concat(validateWhitelistedAddressId.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationAddress !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/destinationAddress", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyUsdcToWhitelistedAddress.errors = vErrors;
    return errors === 0;
}
function validateBuyUsdtToAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.network === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "network" }, message: "is missing" });
            errors++;
        }
        if (data.destinationAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationAddress" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("USDT" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"USDT\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data4 = data.network;
            if (!((data4 === "USDT") || (data4 === "ETH"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"USDT\", \"ETH\"" });
                errors++;
            }
        }
        if (data.destinationAddress !== undefined) {
            if (!(validateCryptoAddress(data.destinationAddress, { instancePath: instancePath + "/destinationAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/whitelistedAddressId", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyUsdtToAddress.errors = vErrors;
    return errors === 0;
}
function validateBuyUsdtToWhitelistedAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.network === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "network" }, message: "is missing" });
            errors++;
        }
        if (data.whitelistedAddressId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "whitelistedAddressId" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("USDT" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"USDT\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data4 = data.network;
            if (!((data4 === "USDT") || (data4 === "ETH"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"USDT\", \"ETH\"" });
                errors++;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            if (!(validateWhitelistedAddressId(data.whitelistedAddressId, { instancePath: instancePath + "/whitelistedAddressId" }))) {
                vErrors = vErrors === null ? validateWhitelistedAddressId.errors : vErrors.concat(validateWhitelistedAddressId.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationAddress !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/destinationAddress", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyUsdtToWhitelistedAddress.errors = vErrors;
    return errors === 0;
}
function validateBuyPolToAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.destinationAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationAddress" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("POL" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"POL\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data4 = data.network;
            if (!((data4 === "POL") || (data4 === "POLYGON"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"POL\", \"POLYGON\"" });
                errors++;
            }
        }
        if (data.destinationAddress !== undefined) {
            if (!(validateCryptoAddress(data.destinationAddress, { instancePath: instancePath + "/destinationAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/whitelistedAddressId", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyPolToAddress.errors = vErrors;
    return errors === 0;
}
function validateBuyPolToWhitelistedAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.whitelistedAddressId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "whitelistedAddressId" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("FIAT_TO_CRYPTO" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"FIAT_TO_CRYPTO\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if ("POL" !== data.destinationCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/destinationCurrency", keyword: "const", message: "must be \"POL\"" });
                errors++;
            }
        }
        if (data.network !== undefined) {
            let data4 = data.network;
            if (!((data4 === "POL") || (data4 === "POLYGON"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/network", keyword: "enum", message: "must be one of \"POL\", \"POLYGON\"" });
                errors++;
            }
        }
        if (data.whitelistedAddressId !== undefined) {
            if (!(validateWhitelistedAddressId(data.whitelistedAddressId, { instancePath: instancePath + "/whitelistedAddressId" }))) {
                vErrors = vErrors === null ? validateWhitelistedAddressId.errors : vErrors.concat(validateWhitelistedAddressId.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationAddress !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/destinationAddress", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBuyPolToWhitelistedAddress.errors = vErrors;
    return errors === 0;
}
function validateBeneficiary(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
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
            if (!(validateBeneficiaryName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateBeneficiaryName.errors : vErrors.concat(validateBeneficiaryName.errors);
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
function validateSellOnChainToBeneficiary(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.beneficiary === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiary" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.sourceCurrency !== undefined) {
            let data3 = data.sourceCurrency;
            if (!(((data3 === "BTC") || (data3 === "ETH")) || (data3 === "USDC"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceCurrency", keyword: "enum", message: "must be one of \"BTC\", \"ETH\", \"USDC\"" });
                errors++;
            }
        }
        if (data.beneficiary !== undefined) {
            if (!(validateBeneficiary(data.beneficiary, { instancePath: instancePath + "/beneficiary" }))) {
                vErrors = vErrors === null ? validateBeneficiary.errors : vErrors.concat(validateBeneficiary.errors);
                errors = vErrors.length;
            }
        }
        if (data.beneficiaryId !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/beneficiaryId", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateSellOnChainToBeneficiary.errors = vErrors;
    return errors === 0;
}
const formats0 = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
function validateSellOnChainToBeneficiaryId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.beneficiaryId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiaryId" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("ONCHAIN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"ONCHAIN\"" });
                errors++;
            }
        }
        if (data.sourceCurrency !== undefined) {
            let data3 = data.sourceCurrency;
            if (!(((data3 === "BTC") || (data3 === "ETH")) || (data3 === "USDC"))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceCurrency", keyword: "enum", message: "must be one of \"BTC\", \"ETH\", \"USDC\"" });
                errors++;
            }
        }
        if (data.beneficiaryId !== undefined) {
            if (!(validateBeneficiaryId(data.beneficiaryId, { instancePath: instancePath + "/beneficiaryId" }))) {
                vErrors = vErrors === null ? validateBeneficiaryId.errors : vErrors.concat(validateBeneficiaryId.errors);
                errors = vErrors.length;
            }
        }
        if (data.beneficiary !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/beneficiary", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateSellOnChainToBeneficiaryId.errors = vErrors;
    return errors === 0;
}
function validateSellLightningToBeneficiary(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.lnAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "lnAddress" }, message: "is missing" });
            errors++;
        }
        if (data.beneficiary === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiary" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("LN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"LN\"" });
                errors++;
            }
        }
        if (data.sourceCurrency !== undefined) {
            if ("BTC" !== data.sourceCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceCurrency", keyword: "const", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.lnAddress !== undefined) {
            if (!(validateLightningUsername(data.lnAddress, { instancePath: instancePath + "/lnAddress" }))) {
                vErrors = vErrors === null ? validateLightningUsername.errors : vErrors.concat(validateLightningUsername.errors);
                errors = vErrors.length;
            }
        }
        if (data.beneficiary !== undefined) {
            if (!(validateBeneficiary(data.beneficiary, { instancePath: instancePath + "/beneficiary" }))) {
                vErrors = vErrors === null ? validateBeneficiary.errors : vErrors.concat(validateBeneficiary.errors);
                errors = vErrors.length;
            }
        }
        if (data.beneficiaryId !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/beneficiaryId", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateSellLightningToBeneficiary.errors = vErrors;
    return errors === 0;
}
function validateSellLightningToBeneficiaryId(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.lnAddress === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "lnAddress" }, message: "is missing" });
            errors++;
        }
        if (data.beneficiaryId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "beneficiaryId" }, message: "is missing" });
            errors++;
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if ("CRYPTO_TO_FIAT" !== data.type) {
                (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "const", message: "must be \"CRYPTO_TO_FIAT\"" });
                errors++;
            }
        }
        if (data.subtype !== undefined) {
            if ("LN" !== data.subtype) {
                (vErrors ??= []).push({ instancePath: instancePath + "/subtype", keyword: "const", message: "must be \"LN\"" });
                errors++;
            }
        }
        if (data.sourceCurrency !== undefined) {
            if ("BTC" !== data.sourceCurrency) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sourceCurrency", keyword: "const", message: "must be \"BTC\"" });
                errors++;
            }
        }
        if (data.lnAddress !== undefined) {
            if (!(validateLightningUsername(data.lnAddress, { instancePath: instancePath + "/lnAddress" }))) {
                vErrors = vErrors === null ? validateLightningUsername.errors : vErrors.concat(validateLightningUsername.errors);
                errors = vErrors.length;
            }
        }
        if (data.beneficiaryId !== undefined) {
            if (!(validateBeneficiaryId(data.beneficiaryId, { instancePath: instancePath + "/beneficiaryId" }))) {
                vErrors = vErrors === null ? validateBeneficiaryId.errors : vErrors.concat(validateBeneficiaryId.errors);
                errors = vErrors.length;
            }
        }
        if (data.beneficiary !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/beneficiary", keyword: "not", message: "must be absent" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateSellLightningToBeneficiaryId.errors = vErrors;
    return errors === 0;
}
function validateCreateConnectionRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    let marks0 = [errors];
    for (let thorough0 = false;; thorough0 = true) {
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && ((data?.destinationCurrency === undefined || data?.destinationCurrency === "BTC"))) && (data?.whitelistedAddressId === undefined))) {
            if (!(validateBuyBtcToAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyBtcToAddress.errors : vErrors.concat(validateBuyBtcToAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && ((data?.destinationCurrency === undefined || data?.destinationCurrency === "BTC"))) && (data?.destinationAddress === undefined))) {
            if (!(validateBuyBtcToWhitelistedAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyBtcToWhitelistedAddress.errors : vErrors.concat(validateBuyBtcToWhitelistedAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && (data?.destinationCurrency === "ETH")) && (data?.whitelistedAddressId === undefined))) {
            if (!(validateBuyEthToAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyEthToAddress.errors : vErrors.concat(validateBuyEthToAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && (data?.destinationCurrency === "ETH")) && (data?.destinationAddress === undefined))) {
            if (!(validateBuyEthToWhitelistedAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyEthToWhitelistedAddress.errors : vErrors.concat(validateBuyEthToWhitelistedAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && (data?.destinationCurrency === "USDC")) && (data?.whitelistedAddressId === undefined))) {
            if (!(validateBuyUsdcToAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyUsdcToAddress.errors : vErrors.concat(validateBuyUsdcToAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && (data?.destinationCurrency === "USDC")) && (data?.destinationAddress === undefined))) {
            if (!(validateBuyUsdcToWhitelistedAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyUsdcToWhitelistedAddress.errors : vErrors.concat(validateBuyUsdcToWhitelistedAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && (data?.destinationCurrency === "USDT")) && (data?.whitelistedAddressId === undefined))) {
            if (!(validateBuyUsdtToAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyUsdtToAddress.errors : vErrors.concat(validateBuyUsdtToAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && (data?.destinationCurrency === "USDT")) && (data?.destinationAddress === undefined))) {
            if (!(validateBuyUsdtToWhitelistedAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyUsdtToWhitelistedAddress.errors : vErrors.concat(validateBuyUsdtToWhitelistedAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && (data?.destinationCurrency === "POL")) && (data?.whitelistedAddressId === undefined))) {
            if (!(validateBuyPolToAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyPolToAddress.errors : vErrors.concat(validateBuyPolToAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "FIAT_TO_CRYPTO") && (data?.subtype === "ONCHAIN")) && (data?.destinationCurrency === "POL")) && (data?.destinationAddress === undefined))) {
            if (!(validateBuyPolToWhitelistedAddress(data, { instancePath }))) {
                vErrors = vErrors === null ? validateBuyPolToWhitelistedAddress.errors : vErrors.concat(validateBuyPolToWhitelistedAddress.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (((data?.type === "CRYPTO_TO_FIAT") && (data?.subtype === "ONCHAIN")) && (data?.beneficiaryId === undefined))) {
            if (!(validateSellOnChainToBeneficiary(data, { instancePath }))) {
                vErrors = vErrors === null ? validateSellOnChainToBeneficiary.errors : vErrors.concat(validateSellOnChainToBeneficiary.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (((data?.type === "CRYPTO_TO_FIAT") && (data?.subtype === "ONCHAIN")) && (data?.beneficiary === undefined))) {
            if (!(validateSellOnChainToBeneficiaryId(data, { instancePath }))) {
                vErrors = vErrors === null ? validateSellOnChainToBeneficiaryId.errors : vErrors.concat(validateSellOnChainToBeneficiaryId.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "CRYPTO_TO_FIAT") && (data?.subtype === "LN")) && ((data?.sourceCurrency === undefined || data?.sourceCurrency === "BTC"))) && (data?.beneficiaryId === undefined))) {
            if (!(validateSellLightningToBeneficiary(data, { instancePath }))) {
                vErrors = vErrors === null ? validateSellLightningToBeneficiary.errors : vErrors.concat(validateSellLightningToBeneficiary.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || ((((data?.type === "CRYPTO_TO_FIAT") && (data?.subtype === "LN")) && ((data?.sourceCurrency === undefined || data?.sourceCurrency === "BTC"))) && (data?.beneficiary === undefined))) {
            if (!(validateSellLightningToBeneficiaryId(data, { instancePath }))) {
                vErrors = vErrors === null ? validateSellLightningToBeneficiaryId.errors : vErrors.concat(validateSellLightningToBeneficiaryId.errors);
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
    validateCreateConnectionRequest.errors = vErrors;
    return errors === 0;
}
function validateChallengeId(data, { instancePath = "" } = {}) {
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
    validateChallengeId.errors = vErrors;
    return errors === 0;
}
const pattern9 = new RegExp("^[0-9]{6}$", "u");
function validateVerificationCode(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!pattern9.test(data)) {
            (vErrors ??= []).push({ instancePath, keyword: "pattern", message: "must match the pattern ^[0-9]{6}$" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateVerificationCode.errors = vErrors;
    return errors === 0;
}
function validateConfirmConnectionRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.challengeId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "challengeId" }, message: "is missing" });
            errors++;
        }
        if (data.verificationCode === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "verificationCode" }, message: "is missing" });
            errors++;
        }
        if (data.challengeId !== undefined) {
            if (!(validateChallengeId(data.challengeId, { instancePath: instancePath + "/challengeId" }))) {
                vErrors = vErrors === null ? validateChallengeId.errors : vErrors.concat(validateChallengeId.errors);
                errors = vErrors.length;
            }
        }
        if (data.verificationCode !== undefined) {
            if (!(validateVerificationCode(data.verificationCode, { instancePath: instancePath + "/verificationCode" }))) {
                vErrors = vErrors === null ? validateVerificationCode.errors : vErrors.concat(validateVerificationCode.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConfirmConnectionRequest.errors = vErrors;
    return errors === 0;
}
function validateResendOtpRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.challengeId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "challengeId" }, message: "is missing" });
            errors++;
        }
        if (data.challengeId !== undefined) {
            if (!(validateChallengeId(data.challengeId, { instancePath: instancePath + "/challengeId" }))) {
                vErrors = vErrors === null ? validateChallengeId.errors : vErrors.concat(validateChallengeId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateResendOtpRequest.errors = vErrors;
    return errors === 0;
}
function validateConfirmCancellationRequest(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.challengeId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "challengeId" }, message: "is missing" });
            errors++;
        }
        if (data.verificationCode === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "verificationCode" }, message: "is missing" });
            errors++;
        }
        if (data.challengeId !== undefined) {
            if (!(validateChallengeId(data.challengeId, { instancePath: instancePath + "/challengeId" }))) {
                vErrors = vErrors === null ? validateChallengeId.errors : vErrors.concat(validateChallengeId.errors);
                errors = vErrors.length;
            }
        }
        if (data.verificationCode !== undefined) {
            if (!(validateVerificationCode(data.verificationCode, { instancePath: instancePath + "/verificationCode" }))) {
                vErrors = vErrors === null ? validateVerificationCode.errors : vErrors.concat(validateVerificationCode.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConfirmCancellationRequest.errors = vErrors;
    return errors === 0;
}
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
function validateUserConnected(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.userRegistered === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userRegistered" }, message: "is missing" });
            errors++;
        }
        if (data.isUserConnected === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "isUserConnected" }, message: "is missing" });
            errors++;
        }
        if (data.apiKey === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "apiKey" }, message: "is missing" });
            errors++;
        }
        if (data.status !== undefined) {
            if ("connected" !== data.status) {
                (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", message: "must be \"connected\"" });
                errors++;
            }
        }
        if (data.userRegistered !== undefined) {
            if (true !== data.userRegistered) {
                (vErrors ??= []).push({ instancePath: instancePath + "/userRegistered", keyword: "const", message: "must be true" });
                errors++;
            }
        }
        if (data.isUserConnected !== undefined) {
            if (true !== data.isUserConnected) {
                (vErrors ??= []).push({ instancePath: instancePath + "/isUserConnected", keyword: "const", message: "must be true" });
                errors++;
            }
        }
        if (data.apiKey !== undefined) {
            if (!(validateApiKey(data.apiKey, { instancePath: instancePath + "/apiKey" }))) {
                vErrors = vErrors === null ? validateApiKey.errors : vErrors.concat(validateApiKey.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateUserConnected.errors = vErrors;
    return errors === 0;
}
function validateUserPending(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.userRegistered === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userRegistered" }, message: "is missing" });
            errors++;
        }
        if (data.isUserConnected === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "isUserConnected" }, message: "is missing" });
            errors++;
        }
        if (data.status !== undefined) {
            if ("pending" !== data.status) {
                (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", message: "must be \"pending\"" });
                errors++;
            }
        }
        if (data.userRegistered !== undefined) {
            if (true !== data.userRegistered) {
                (vErrors ??= []).push({ instancePath: instancePath + "/userRegistered", keyword: "const", message: "must be true" });
                errors++;
            }
        }
        if (data.isUserConnected !== undefined) {
            if (false !== data.isUserConnected) {
                (vErrors ??= []).push({ instancePath: instancePath + "/isUserConnected", keyword: "const", message: "must be false" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateUserPending.errors = vErrors;
    return errors === 0;
}
function validateSignupUrl(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data === "string") {
        if (!(formats10.test(data))) {
            (vErrors ??= []).push({ instancePath, keyword: "format", message: "must be an absolute URL" });
            errors++;
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be a string" });
        errors++;
    }
    validateSignupUrl.errors = vErrors;
    return errors === 0;
}
function validateUserOnboarding(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.userRegistered === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "userRegistered" }, message: "is missing" });
            errors++;
        }
        if (data.isUserConnected === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "isUserConnected" }, message: "is missing" });
            errors++;
        }
        if (data.signupURL === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "signupURL" }, message: "is missing" });
            errors++;
        }
        if (data.status !== undefined) {
            if ("onboarding" !== data.status) {
                (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", message: "must be \"onboarding\"" });
                errors++;
            }
        }
        if (data.userRegistered !== undefined) {
            if (false !== data.userRegistered) {
                (vErrors ??= []).push({ instancePath: instancePath + "/userRegistered", keyword: "const", message: "must be false" });
                errors++;
            }
        }
        if (data.isUserConnected !== undefined) {
            if (false !== data.isUserConnected) {
                (vErrors ??= []).push({ instancePath: instancePath + "/isUserConnected", keyword: "const", message: "must be false" });
                errors++;
            }
        }
        if (data.signupURL !== undefined) {
            if (!(validateSignupUrl(data.signupURL, { instancePath: instancePath + "/signupURL" }))) {
                vErrors = vErrors === null ? validateSignupUrl.errors : vErrors.concat(validateSignupUrl.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateUserOnboarding.errors = vErrors;
    return errors === 0;
}
function validateConnectUserResponse(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    let marks0 = [errors];
    for (let thorough0 = false;; thorough0 = true) {
        if (thorough0 || (data?.status === "connected")) {
            if (!(validateUserConnected(data, { instancePath }))) {
                vErrors = vErrors === null ? validateUserConnected.errors : vErrors.concat(validateUserConnected.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (data?.status === "pending")) {
            if (!(validateUserPending(data, { instancePath }))) {
                vErrors = vErrors === null ? validateUserPending.errors : vErrors.concat(validateUserPending.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
        }
        if (thorough0 || (data?.status === "onboarding")) {
            if (!(validateUserOnboarding(data, { instancePath }))) {
                vErrors = vErrors === null ? validateUserOnboarding.errors : vErrors.concat(validateUserOnboarding.errors);
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
    validateConnectUserResponse.errors = vErrors;
    return errors === 0;
}
function validateErrorCode(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((((((((((((((((((((((((((((((((((data === "VALIDATION_FAILED") || (data === "INVALID_BTC_ADDRESS")) || (data === "INVALID_ADDRESS")) || (data === "INVALID_IBAN")) || (data === "INVALID_CURRENCY_NETWORK_COMBINATION")) || (data === "RECENTLY_FAILED_IBAN")) || (data === "INVALID_OTP")) || (data === "OTP_EXPIRED")) || (data === "OTP_ATTEMPTS_EXHAUSTED")) || (data === "API_KEY_MISSING")) || (data === "API_KEY_INVALID")) || (data === "API_KEY_WRONG_KIND")) || (data === "SIGNATURE_MISSING")) || (data === "SIGNATURE_INVALID")) || (data === "SIGNATURE_EXPIRED")) || (data === "USER_NOT_FOUND")) || (data === "CONNECTION_NOT_FOUND")) || (data === "STANDING_ORDER_NOT_FOUND")) || (data === "CHALLENGE_NOT_FOUND")) || (data === "TOO_MANY_PENDING_BRINGIN_LINKS")) || (data === "RATE_LIMITED")) || (data === "DUPLICATE_NAME")) || (data === "DUPLICATE_IBAN")) || (data === "DUPLICATE_BRINGIN_LINK")) || (data === "DUPLICATE_DESTINATION_ADDRESS")) || (data === "LN_ADDRESS_EXISTS")) || (data === "CONCURRENT_REQUEST")) || (data === "CONNECTION_NOT_PENDING")) || (data === "CONNECTION_NOT_ACTIVE")) || (data === "ROUTE_NOT_FOUND")) || (data === "METHOD_NOT_ALLOWED")) || (data === "PAYLOAD_TOO_LARGE")) || (data === "UNSUPPORTED_MEDIA_TYPE")) || (data === "INTERNAL_ERROR"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"VALIDATION_FAILED\", \"INVALID_BTC_ADDRESS\", \"INVALID_ADDRESS\", \"INVALID_IBAN\", \"INVALID_CURRENCY_NETWORK_COMBINATION\", \"RECENTLY_FAILED_IBAN\", \"INVALID_OTP\", \"OTP_EXPIRED\", \"OTP_ATTEMPTS_EXHAUSTED\", \"API_KEY_MISSING\", \"API_KEY_INVALID\", \"API_KEY_WRONG_KIND\", \"SIGNATURE_MISSING\", \"SIGNATURE_INVALID\", \"SIGNATURE_EXPIRED\", \"USER_NOT_FOUND\", \"CONNECTION_NOT_FOUND\", \"STANDING_ORDER_NOT_FOUND\", \"CHALLENGE_NOT_FOUND\", \"TOO_MANY_PENDING_BRINGIN_LINKS\", \"RATE_LIMITED\", \"DUPLICATE_NAME\", \"DUPLICATE_IBAN\", \"DUPLICATE_BRINGIN_LINK\", \"DUPLICATE_DESTINATION_ADDRESS\", \"LN_ADDRESS_EXISTS\", \"CONCURRENT_REQUEST\", \"CONNECTION_NOT_PENDING\", \"CONNECTION_NOT_ACTIVE\", \"ROUTE_NOT_FOUND\", \"METHOD_NOT_ALLOWED\", \"PAYLOAD_TOO_LARGE\", \"UNSUPPORTED_MEDIA_TYPE\", \"INTERNAL_ERROR\"" });
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
function validateConnectStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((((data === "onboarding") || (data === "pending")) || (data === "connected")) || (data === "rejected"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"onboarding\", \"pending\", \"connected\", \"rejected\"" });
        errors++;
    }
    validateConnectStatus.errors = vErrors;
    return errors === 0;
}
function validateConnectStatusResponse(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.status !== undefined) {
            if (!(validateConnectStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateConnectStatus.errors : vErrors.concat(validateConnectStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKey !== undefined) {
            if (!(validateApiKey(data.apiKey, { instancePath: instancePath + "/apiKey" }))) {
                vErrors = vErrors === null ? validateApiKey.errors : vErrors.concat(validateApiKey.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectStatusResponse.errors = vErrors;
    return errors === 0;
}
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
function validateUserIdResponse(data, { instancePath = "" } = {}) {
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
    validateUserIdResponse.errors = vErrors;
    return errors === 0;
}
function validateTickerText(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((((data === "USDCEUR") || (data === "BTCEUR")) || (data === "ETHEUR")) || (data === "USDTEUR"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"USDCEUR\", \"BTCEUR\", \"ETHEUR\", \"USDTEUR\"" });
        errors++;
    }
    validateTickerText.errors = vErrors;
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
function validateCurrencyCode(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((((((data === "BTC") || (data === "ETH")) || (data === "USDC")) || (data === "USDT")) || (data === "POL")) || (data === "EUR"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"BTC\", \"ETH\", \"USDC\", \"USDT\", \"POL\", \"EUR\"" });
        errors++;
    }
    validateCurrencyCode.errors = vErrors;
    return errors === 0;
}
function validateRate(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.ticker === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "ticker" }, message: "is missing" });
            errors++;
        }
        if (data.price === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "price" }, message: "is missing" });
            errors++;
        }
        if (data.svcPrice === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "svcPrice" }, message: "is missing" });
            errors++;
        }
        if (data.currency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "currency" }, message: "is missing" });
            errors++;
        }
        if (data.timestamp === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "timestamp" }, message: "is missing" });
            errors++;
        }
        if (data.ticker !== undefined) {
            if (!(validateTickerText(data.ticker, { instancePath: instancePath + "/ticker" }))) {
                vErrors = vErrors === null ? validateTickerText.errors : vErrors.concat(validateTickerText.errors);
                errors = vErrors.length;
            }
        }
        if (data.price !== undefined) {
            if (!(validateDecimalPrice(data.price, { instancePath: instancePath + "/price" }))) {
                vErrors = vErrors === null ? validateDecimalPrice.errors : vErrors.concat(validateDecimalPrice.errors);
                errors = vErrors.length;
            }
        }
        if (data.svcPrice !== undefined) {
            if (!(validateDecimalPrice(data.svcPrice, { instancePath: instancePath + "/svcPrice" }))) {
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
        if (data.timestamp !== undefined) {
            if (!(validateUnixMillis(data.timestamp, { instancePath: instancePath + "/timestamp" }))) {
                vErrors = vErrors === null ? validateUnixMillis.errors : vErrors.concat(validateUnixMillis.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateRate.errors = vErrors;
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
function validateBlockchain(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(data === "LIGHTNING")) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be \"LIGHTNING\"" });
        errors++;
    }
    validateBlockchain.errors = vErrors;
    return errors === 0;
}
function validateDepositAddress(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.maximumDepositAmount === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "maximumDepositAmount" }, message: "is missing" });
            errors++;
        }
        if (data.minimumDepositAmount === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "minimumDepositAmount" }, message: "is missing" });
            errors++;
        }
        if (data.address === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "address" }, message: "is missing" });
            errors++;
        }
        if (data.maximumDepositAmount !== undefined) {
            if (!(validateSmallestUnitAmount(data.maximumDepositAmount, { instancePath: instancePath + "/maximumDepositAmount" }))) {
                vErrors = vErrors === null ? validateSmallestUnitAmount.errors : vErrors.concat(validateSmallestUnitAmount.errors);
                errors = vErrors.length;
            }
        }
        if (data.minimumDepositAmount !== undefined) {
            if (!(validateSmallestUnitAmount(data.minimumDepositAmount, { instancePath: instancePath + "/minimumDepositAmount" }))) {
                vErrors = vErrors === null ? validateSmallestUnitAmount.errors : vErrors.concat(validateSmallestUnitAmount.errors);
                errors = vErrors.length;
            }
        }
        if (data.address !== undefined) {
            let data2 = data.address;
            if (typeof data2 === "string") {
                if (func0(data2) < 1) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/address", keyword: "minLength", message: "must not be empty" });
                    errors++;
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/address", keyword: "type", message: "must be a string" });
                errors++;
            }
        }
        if (data.blockchain !== undefined) {
            if (!(validateBlockchain(data.blockchain, { instancePath: instancePath + "/blockchain" }))) {
                vErrors = vErrors === null ? validateBlockchain.errors : vErrors.concat(validateBlockchain.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateDepositAddress.errors = vErrors;
    return errors === 0;
}
function validateEurCents(data, { instancePath = "" } = {}) {
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
    validateEurCents.errors = vErrors;
    return errors === 0;
}
function validateBalance(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.balance === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "balance" }, message: "is missing" });
            errors++;
        }
        if (data.balance !== undefined) {
            if (!(validateEurCents(data.balance, { instancePath: instancePath + "/balance" }))) {
                vErrors = vErrors === null ? validateEurCents.errors : vErrors.concat(validateEurCents.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateBalance.errors = vErrors;
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
function validateTransactionType(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((data === "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL") || (data === "ONRAMP")) || (data === "OFFRAMP"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"OFFRAMP_WITHOUT_FIAT_WITHDRAWAL\", \"ONRAMP\", \"OFFRAMP\"" });
        errors++;
    }
    validateTransactionType.errors = vErrors;
    return errors === 0;
}
function validateTransactionSubType(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((data === "ONCHAIN") || (data === "LIGHTNING"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"ONCHAIN\", \"LIGHTNING\"" });
        errors++;
    }
    validateTransactionSubType.errors = vErrors;
    return errors === 0;
}
function validateTransactionStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(((data === "SUCCESSFUL") || (data === "FAILED")) || (data === "PENDING"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"SUCCESSFUL\", \"FAILED\", \"PENDING\"" });
        errors++;
    }
    validateTransactionStatus.errors = vErrors;
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
function validateTransaction(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.orderId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "orderId" }, message: "is missing" });
            errors++;
        }
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subType === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subType" }, message: "is missing" });
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
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.createdAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "is missing" });
            errors++;
        }
        if (data.orderId !== undefined) {
            if (!(validateOrderId(data.orderId, { instancePath: instancePath + "/orderId" }))) {
                vErrors = vErrors === null ? validateOrderId.errors : vErrors.concat(validateOrderId.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if (!(validateTransactionType(data.type, { instancePath: instancePath + "/type" }))) {
                vErrors = vErrors === null ? validateTransactionType.errors : vErrors.concat(validateTransactionType.errors);
                errors = vErrors.length;
            }
        }
        if (data.subType !== undefined) {
            if (!(validateTransactionSubType(data.subType, { instancePath: instancePath + "/subType" }))) {
                vErrors = vErrors === null ? validateTransactionSubType.errors : vErrors.concat(validateTransactionSubType.errors);
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
        if (data.status !== undefined) {
            if (!(validateTransactionStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateTransactionStatus.errors : vErrors.concat(validateTransactionStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.createdAt !== undefined) {
            if (!(validateTimestamp(data.createdAt, { instancePath: instancePath + "/createdAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateTransaction.errors = vErrors;
    return errors === 0;
}
function validateTransactionPage(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.transactions === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "transactions" }, message: "is missing" });
            errors++;
        }
        if (data.number === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "number" }, message: "is missing" });
            errors++;
        }
        if (data.totalCount === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "totalCount" }, message: "is missing" });
            errors++;
        }
        if (data.transactions !== undefined) {
            let data0 = data.transactions;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validateTransaction(data0[i0], { instancePath: instancePath + "/transactions/" + i0 }))) {
                        vErrors = vErrors === null ? validateTransaction.errors : vErrors.concat(validateTransaction.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                (vErrors ??= []).push({ instancePath: instancePath + "/transactions", keyword: "type", message: "must be an array" });
                errors++;
            }
        }
        if (data.number !== undefined) {
            let data2 = data.number;
            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/number", keyword: "type", message: "must be an integer" });
                errors++;
            }
            if ((typeof data2 == "number") && (isFinite(data2))) {
                if (data2 < 0 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/number", keyword: "minimum", message: "must be at least 0" });
                    errors++;
                }
            }
        }
        if (data.totalCount !== undefined) {
            let data3 = data.totalCount;
            if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/totalCount", keyword: "type", message: "must be an integer" });
                errors++;
            }
            if ((typeof data3 == "number") && (isFinite(data3))) {
                if (data3 < 0 || isNaN(data3)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/totalCount", keyword: "minimum", message: "must be at least 0" });
                    errors++;
                }
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateTransactionPage.errors = vErrors;
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
function validateConnectionType(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((data === "FIAT_TO_CRYPTO") || (data === "CRYPTO_TO_FIAT"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"FIAT_TO_CRYPTO\", \"CRYPTO_TO_FIAT\"" });
        errors++;
    }
    validateConnectionType.errors = vErrors;
    return errors === 0;
}
function validateConnectionSubtype(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((data === "ONCHAIN") || (data === "LN"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"ONCHAIN\", \"LN\"" });
        errors++;
    }
    validateConnectionSubtype.errors = vErrors;
    return errors === 0;
}
function validateConnectionStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((((((data === "INITIATING") || (data === "PENDING")) || (data === "ACTIVE")) || (data === "FAILED")) || (data === "EXPIRED")) || (data === "INACTIVE"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"INITIATING\", \"PENDING\", \"ACTIVE\", \"FAILED\", \"EXPIRED\", \"INACTIVE\"" });
        errors++;
    }
    validateConnectionStatus.errors = vErrors;
    return errors === 0;
}
function validateConnection(data, { instancePath = "" } = {}) {
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
        if (data.type === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" }, message: "is missing" });
            errors++;
        }
        if (data.subtype === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "subtype" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.createdAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "is missing" });
            errors++;
        }
        if (data.updatedAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "updatedAt" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateConnectionId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateConnectionId.errors : vErrors.concat(validateConnectionId.errors);
                errors = vErrors.length;
            }
        }
        if (data.name !== undefined) {
            if (!(validateConnectionName(data.name, { instancePath: instancePath + "/name" }))) {
                vErrors = vErrors === null ? validateConnectionName.errors : vErrors.concat(validateConnectionName.errors);
                errors = vErrors.length;
            }
        }
        if (data.type !== undefined) {
            if (!(validateConnectionType(data.type, { instancePath: instancePath + "/type" }))) {
                vErrors = vErrors === null ? validateConnectionType.errors : vErrors.concat(validateConnectionType.errors);
                errors = vErrors.length;
            }
        }
        if (data.subtype !== undefined) {
            if (!(validateConnectionSubtype(data.subtype, { instancePath: instancePath + "/subtype" }))) {
                vErrors = vErrors === null ? validateConnectionSubtype.errors : vErrors.concat(validateConnectionSubtype.errors);
                errors = vErrors.length;
            }
        }
        if (data.status !== undefined) {
            if (!(validateConnectionStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateConnectionStatus.errors : vErrors.concat(validateConnectionStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.createdAt !== undefined) {
            if (!(validateTimestamp(data.createdAt, { instancePath: instancePath + "/createdAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
        if (data.updatedAt !== undefined) {
            if (!(validateTimestamp(data.updatedAt, { instancePath: instancePath + "/updatedAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnection.errors = vErrors;
    return errors === 0;
}
function validateStandingOrderId(data, { instancePath = "" } = {}) {
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
    validateStandingOrderId.errors = vErrors;
    return errors === 0;
}
function validateStandingOrderStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((((data === "PENDING_CONFIRMATION") || (data === "ACTIVE")) || (data === "EXPIRED")) || (data === "CANCELLED"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"PENDING_CONFIRMATION\", \"ACTIVE\", \"EXPIRED\", \"CANCELLED\"" });
        errors++;
    }
    validateStandingOrderStatus.errors = vErrors;
    return errors === 0;
}
function validateBasisPoints(data, { instancePath = "" } = {}) {
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
    validateBasisPoints.errors = vErrors;
    return errors === 0;
}
function validateStandingOrder(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.sourceCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.percentFeeBps === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "percentFeeBps" }, message: "is missing" });
            errors++;
        }
        if (data.createdAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "is missing" });
            errors++;
        }
        if (data.updatedAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "updatedAt" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateStandingOrderId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateStandingOrderId.errors : vErrors.concat(validateStandingOrderId.errors);
                errors = vErrors.length;
            }
        }
        if (data.status !== undefined) {
            if (!(validateStandingOrderStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateStandingOrderStatus.errors : vErrors.concat(validateStandingOrderStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if (!(validateConnectionType(data.direction, { instancePath: instancePath + "/direction" }))) {
                vErrors = vErrors === null ? validateConnectionType.errors : vErrors.concat(validateConnectionType.errors);
                errors = vErrors.length;
            }
        }
        if (data.sourceCurrency !== undefined) {
            if (!(validateCurrencyCode(data.sourceCurrency, { instancePath: instancePath + "/sourceCurrency" }))) {
                vErrors = vErrors === null ? validateCurrencyCode.errors : vErrors.concat(validateCurrencyCode.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if (!(validateCurrencyCode(data.destinationCurrency, { instancePath: instancePath + "/destinationCurrency" }))) {
                vErrors = vErrors === null ? validateCurrencyCode.errors : vErrors.concat(validateCurrencyCode.errors);
                errors = vErrors.length;
            }
        }
        if (data.percentFeeBps !== undefined) {
            if (!(validateBasisPoints(data.percentFeeBps, { instancePath: instancePath + "/percentFeeBps" }))) {
                vErrors = vErrors === null ? validateBasisPoints.errors : vErrors.concat(validateBasisPoints.errors);
                errors = vErrors.length;
            }
        }
        if (data.challengeId !== undefined) {
            if (!(validateChallengeId(data.challengeId, { instancePath: instancePath + "/challengeId" }))) {
                vErrors = vErrors === null ? validateChallengeId.errors : vErrors.concat(validateChallengeId.errors);
                errors = vErrors.length;
            }
        }
        if (data.challengeExpiresAt !== undefined) {
            if (!(validateTimestamp(data.challengeExpiresAt, { instancePath: instancePath + "/challengeExpiresAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
        if (data.createdAt !== undefined) {
            if (!(validateTimestamp(data.createdAt, { instancePath: instancePath + "/createdAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
        if (data.updatedAt !== undefined) {
            if (!(validateTimestamp(data.updatedAt, { instancePath: instancePath + "/updatedAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateStandingOrder.errors = vErrors;
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
function validateConnectionDetail(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.svcLink === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "svcLink" }, message: "is missing" });
            errors++;
        }
        if (data.standingOrder === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "standingOrder" }, message: "is missing" });
            errors++;
        }
        if (data.svcLink !== undefined) {
            if (!(validateConnection(data.svcLink, { instancePath: instancePath + "/svcLink" }))) {
                vErrors = vErrors === null ? validateConnection.errors : vErrors.concat(validateConnection.errors);
                errors = vErrors.length;
            }
        }
        if (data.standingOrder !== undefined) {
            let data1 = data.standingOrder;
            let marks0 = [errors];
            if (!(validateStandingOrder(data1, { instancePath: instancePath + "/standingOrder" }))) {
                vErrors = vErrors === null ? validateStandingOrder.errors : vErrors.concat(validateStandingOrder.errors);
                errors = vErrors.length;
            }
            marks0.push(errors);
            if (data1 !== null) {
                (vErrors ??= []).push({ instancePath: instancePath + "/standingOrder", keyword: "type", message: "must be null" });
                errors++;
            }
            marks0.push(errors);
            vErrors = union(vErrors, marks0, instancePath + "/standingOrder", true);
            errors = vErrors === null ? 0 : vErrors.length;
        }
        if (data.depositIban !== undefined) {
            if (!(validateIbanText(data.depositIban, { instancePath: instancePath + "/depositIban" }))) {
                vErrors = vErrors === null ? validateIbanText.errors : vErrors.concat(validateIbanText.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationAddress !== undefined) {
            if (!(validateCryptoAddress(data.destinationAddress, { instancePath: instancePath + "/destinationAddress" }))) {
                vErrors = vErrors === null ? validateCryptoAddress.errors : vErrors.concat(validateCryptoAddress.errors);
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
            if (!(validateLightningAddress(data.lnAddress, { instancePath: instancePath + "/lnAddress" }))) {
                vErrors = vErrors === null ? validateLightningAddress.errors : vErrors.concat(validateLightningAddress.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationIban !== undefined) {
            if (!(validateIbanText(data.destinationIban, { instancePath: instancePath + "/destinationIban" }))) {
                vErrors = vErrors === null ? validateIbanText.errors : vErrors.concat(validateIbanText.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConnectionDetail.errors = vErrors;
    return errors === 0;
}
function validateConnectionList(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            if (!(validateConnectionDetail(data[i0], { instancePath: instancePath + "/" + i0 }))) {
                vErrors = vErrors === null ? validateConnectionDetail.errors : vErrors.concat(validateConnectionDetail.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an array" });
        errors++;
    }
    validateConnectionList.errors = vErrors;
    return errors === 0;
}
function validateCreatedConnection(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.svcLink === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "svcLink" }, message: "is missing" });
            errors++;
        }
        if (data.svcLink !== undefined) {
            if (!(validateConnection(data.svcLink, { instancePath: instancePath + "/svcLink" }))) {
                vErrors = vErrors === null ? validateConnection.errors : vErrors.concat(validateConnection.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateCreatedConnection.errors = vErrors;
    return errors === 0;
}
function validateStandingOrderConfirmation(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.status === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "status" }, message: "is missing" });
            errors++;
        }
        if (data.direction === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "direction" }, message: "is missing" });
            errors++;
        }
        if (data.sourceCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "sourceCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.destinationCurrency === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "destinationCurrency" }, message: "is missing" });
            errors++;
        }
        if (data.percentFeeBps === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "percentFeeBps" }, message: "is missing" });
            errors++;
        }
        if (data.createdAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "createdAt" }, message: "is missing" });
            errors++;
        }
        if (data.updatedAt === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "updatedAt" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateStandingOrderId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateStandingOrderId.errors : vErrors.concat(validateStandingOrderId.errors);
                errors = vErrors.length;
            }
        }
        if (data.status !== undefined) {
            if (!(validateStandingOrderStatus(data.status, { instancePath: instancePath + "/status" }))) {
                vErrors = vErrors === null ? validateStandingOrderStatus.errors : vErrors.concat(validateStandingOrderStatus.errors);
                errors = vErrors.length;
            }
        }
        if (data.direction !== undefined) {
            if (!(validateConnectionType(data.direction, { instancePath: instancePath + "/direction" }))) {
                vErrors = vErrors === null ? validateConnectionType.errors : vErrors.concat(validateConnectionType.errors);
                errors = vErrors.length;
            }
        }
        if (data.sourceCurrency !== undefined) {
            if (!(validateCurrencyCode(data.sourceCurrency, { instancePath: instancePath + "/sourceCurrency" }))) {
                vErrors = vErrors === null ? validateCurrencyCode.errors : vErrors.concat(validateCurrencyCode.errors);
                errors = vErrors.length;
            }
        }
        if (data.destinationCurrency !== undefined) {
            if (!(validateCurrencyCode(data.destinationCurrency, { instancePath: instancePath + "/destinationCurrency" }))) {
                vErrors = vErrors === null ? validateCurrencyCode.errors : vErrors.concat(validateCurrencyCode.errors);
                errors = vErrors.length;
            }
        }
        if (data.percentFeeBps !== undefined) {
            if (!(validateBasisPoints(data.percentFeeBps, { instancePath: instancePath + "/percentFeeBps" }))) {
                vErrors = vErrors === null ? validateBasisPoints.errors : vErrors.concat(validateBasisPoints.errors);
                errors = vErrors.length;
            }
        }
        if (data.createdAt !== undefined) {
            if (!(validateTimestamp(data.createdAt, { instancePath: instancePath + "/createdAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
        if (data.updatedAt !== undefined) {
            if (!(validateTimestamp(data.updatedAt, { instancePath: instancePath + "/updatedAt" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateStandingOrderConfirmation.errors = vErrors;
    return errors === 0;
}
function validateResentOtp(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.challengeId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "challengeId" }, message: "is missing" });
            errors++;
        }
        if (data.dateExpires === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "dateExpires" }, message: "is missing" });
            errors++;
        }
        if (data.attempts === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "attempts" }, message: "is missing" });
            errors++;
        }
        if (data.challengeId !== undefined) {
            if (!(validateChallengeId(data.challengeId, { instancePath: instancePath + "/challengeId" }))) {
                vErrors = vErrors === null ? validateChallengeId.errors : vErrors.concat(validateChallengeId.errors);
                errors = vErrors.length;
            }
        }
        if (data.dateExpires !== undefined) {
            if (!(validateTimestamp(data.dateExpires, { instancePath: instancePath + "/dateExpires" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
        if (data.attempts !== undefined) {
            let data2 = data.attempts;
            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/attempts", keyword: "type", message: "must be an integer" });
                errors++;
            }
            if ((typeof data2 == "number") && (isFinite(data2))) {
                if (data2 < 0 || isNaN(data2)) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/attempts", keyword: "minimum", message: "must be at least 0" });
                    errors++;
                }
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateResentOtp.errors = vErrors;
    return errors === 0;
}
function validateImmediateCancellation(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.immediate === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "immediate" }, message: "is missing" });
            errors++;
        }
        if (data.immediate !== undefined) {
            if (true !== data.immediate) {
                (vErrors ??= []).push({ instancePath: instancePath + "/immediate", keyword: "const", message: "must be true" });
                errors++;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateImmediateCancellation.errors = vErrors;
    return errors === 0;
}
function validateCancellationChallenge(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.challengeId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "challengeId" }, message: "is missing" });
            errors++;
        }
        if (data.dateExpires === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "dateExpires" }, message: "is missing" });
            errors++;
        }
        if (data.immediate !== undefined) {
            (vErrors ??= []).push({ instancePath: instancePath + "/immediate", keyword: "not", message: "must be absent" });
            errors++;
        }
        if (data.challengeId !== undefined) {
            if (!(validateChallengeId(data.challengeId, { instancePath: instancePath + "/challengeId" }))) {
                vErrors = vErrors === null ? validateChallengeId.errors : vErrors.concat(validateChallengeId.errors);
                errors = vErrors.length;
            }
        }
        if (data.dateExpires !== undefined) {
            if (!(validateTimestamp(data.dateExpires, { instancePath: instancePath + "/dateExpires" }))) {
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateCancellationChallenge.errors = vErrors;
    return errors === 0;
}
function validateCancellation(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    let marks0 = [errors];
    for (let thorough0 = false;; thorough0 = true) {
        if (!(validateImmediateCancellation(data, { instancePath }))) {
            vErrors = vErrors === null ? validateImmediateCancellation.errors : vErrors.concat(validateImmediateCancellation.errors);
            errors = vErrors.length;
        }
        marks0.push(errors);
        if (thorough0 || (data?.immediate === undefined)) {
            if (!(validateCancellationChallenge(data, { instancePath }))) {
                vErrors = vErrors === null ? validateCancellationChallenge.errors : vErrors.concat(validateCancellationChallenge.errors);
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
    validateCancellation.errors = vErrors;
    return errors === 0;
}
function validateGetConnectStatusQuery(data, { instancePath = "" } = {}) {
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
    validateGetConnectStatusQuery.errors = vErrors;
    return errors === 0;
}
function validateGetConnectionPath(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "id" }, message: "is missing" });
            errors++;
        }
        if (data.id !== undefined) {
            if (!(validateConnectionId(data.id, { instancePath: instancePath + "/id" }))) {
                vErrors = vErrors === null ? validateConnectionId.errors : vErrors.concat(validateConnectionId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateGetConnectionPath.errors = vErrors;
    return errors === 0;
}
function validateCancelStandingOrderPath(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.standingOrderId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "standingOrderId" }, message: "is missing" });
            errors++;
        }
        if (data.standingOrderId !== undefined) {
            if (!(validateStandingOrderId(data.standingOrderId, { instancePath: instancePath + "/standingOrderId" }))) {
                vErrors = vErrors === null ? validateStandingOrderId.errors : vErrors.concat(validateStandingOrderId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateCancelStandingOrderPath.errors = vErrors;
    return errors === 0;
}
function validateConfirmCancellationPath(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.standingOrderId === undefined) {
            (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "standingOrderId" }, message: "is missing" });
            errors++;
        }
        if (data.standingOrderId !== undefined) {
            if (!(validateStandingOrderId(data.standingOrderId, { instancePath: instancePath + "/standingOrderId" }))) {
                vErrors = vErrors === null ? validateStandingOrderId.errors : vErrors.concat(validateStandingOrderId.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be an object" });
        errors++;
    }
    validateConfirmCancellationPath.errors = vErrors;
    return errors === 0;
}
function validateVerificationStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(data === "APPROVED")) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be \"APPROVED\"" });
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
function validateOrderStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!((data === "SUCCESSFUL") || (data === "FAILED"))) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be one of \"SUCCESSFUL\", \"FAILED\"" });
        errors++;
    }
    validateOrderStatus.errors = vErrors;
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
function validateActiveStatus(data, { instancePath = "" } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!(data === "active")) {
        (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be \"active\"" });
        errors++;
    }
    validateActiveStatus.errors = vErrors;
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

const requests = {
  connectUser: { validate: validateConnectUserRequest, required: true },
  getRate: { validate: validateGetRateRequest, required: true },
  createDepositAddress: { validate: validateCreateDepositAddressRequest, required: true },
  getBalance: { validate: validateGetBalanceRequest, required: true },
  listTransactions: { validate: validateListTransactionsRequest, required: false },
  createConnection: { validate: validateCreateConnectionRequest, required: true },
  confirmConnection: { validate: validateConfirmConnectionRequest, required: true },
  resendOtp: { validate: validateResendOtpRequest, required: true },
  confirmCancellation: { validate: validateConfirmCancellationRequest, required: true },
};

/** Every place of a request body that does not fit. Leave `body` undefined when there is none. */
export function validateRequest(operationId: OperationId, body: unknown): Violation[] {
  const request = requests[operationId];
  if (request === undefined || (body === undefined && !request.required)) return [];
  return body === undefined ? [{ path: "", message: "is missing" }] : violations(request.validate, body);
}

const responses = {
  connectUser: {
    "200": validateConnectUserResponse,
    "400": validateError,
    "403": validateError,
    "409": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  getConnectStatus: {
    "200": validateConnectStatusResponse,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  getUserId: {
    "200": validateUserIdResponse,
    "403": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  getRate: {
    "200": validateRate,
    "400": validateError,
    "403": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  createDepositAddress: {
    "200": validateDepositAddress,
    "400": validateError,
    "403": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  getBalance: {
    "200": validateBalance,
    "400": validateError,
    "403": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  listTransactions: {
    "200": validateTransactionPage,
    "400": validateError,
    "403": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  listConnections: {
    "200": validateConnectionList,
    "403": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  createConnection: {
    "202": validateCreatedConnection,
    "400": validateError,
    "403": validateError,
    "409": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  getConnection: {
    "200": validateConnectionDetail,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  confirmConnection: {
    "200": validateStandingOrderConfirmation,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "409": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  resendOtp: {
    "200": validateResentOtp,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "409": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  cancelStandingOrder: {
    "200": validateCancellation,
    "403": validateError,
    "404": validateError,
    "409": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
  confirmCancellation: {
    "200": validateStandingOrderConfirmation,
    "400": validateError,
    "403": validateError,
    "404": validateError,
    "409": validateError,
    "429": validateError,
    "500": validateError,
    default: validateError,
  },
};

/** Every place of an answer's body that does not fit what is described for the call and the status. */
export function validateResponse(operationId: OperationId, status: number, body: unknown): Violation[] {
  const described = responses[operationId];
  const validate = described[status] ?? described[`${Math.trunc(status / 100)}XX`] ?? described.default;
  return validate === undefined ? [] : violations(validate, body);
}

const parameters = {
  connectUser: {},
  getConnectStatus: { query: validateGetConnectStatusQuery },
  getUserId: {},
  getRate: {},
  createDepositAddress: {},
  getBalance: {},
  listTransactions: {},
  listConnections: {},
  createConnection: {},
  getConnection: { path: validateGetConnectionPath },
  confirmConnection: {},
  resendOtp: {},
  cancelStandingOrder: { path: validateCancelStandingOrderPath },
  confirmCancellation: { path: validateConfirmCancellationPath },
};

/** Every parameter that does not fit, by place and name: `/query/email`. */
export function validateParameters(operationId: OperationId, values: ParameterValues): Violation[] {
  return Object.entries(parameters[operationId]).flatMap(([place, validate]) =>
    violations(validate, values[place] ?? {}).map(({ path, message }) => ({ path: `/${place}${path}`, message })));
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
