import { createPartnerClient, createUserClient, type Schemas } from "../src/index.ts";

const options = { baseUrl: "https://sandbox.svc.example", apiKey: "made-up" };
const partner = createPartnerClient(options);
const user = createUserClient(options);

const address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
const buy = { name: "Savings", type: "FIAT_TO_CRYPTO", subtype: "ONCHAIN" } as const;
const sell = { name: "Salary", type: "CRYPTO_TO_FIAT", subtype: "ONCHAIN" } as const;
const lightning = { name: "Salary", type: "CRYPTO_TO_FIAT", subtype: "LN" } as const;
const beneficiary = { iban: "DE89370400440532013000", bic: "COBADEFFXXX", name: "Ana Novak" };
const beneficiaryId = "9c5b94b1-35ad-49bb-b118-8e8fc24abf80";
const CREATE = "/api/v0/svc-link";

// ---- what the service accepts, compiles

user.POST(CREATE, { body: { ...buy, destinationAddress: address } });
user.POST(CREATE, { body: { ...buy, whitelistedAddressId: "wa_1", destinationCurrency: "BTC", network: "BTC" } });
user.POST(CREATE, { body: { ...buy, destinationAddress: address, destinationCurrency: "USDC", network: "POLYGON" } });
user.POST(CREATE, { body: { ...buy, destinationAddress: address, destinationCurrency: "POL" } });
user.POST(CREATE, { body: { ...sell, sourceCurrency: "ETH", beneficiary } });
user.POST(CREATE, { body: { ...lightning, lnAddress: "ana-novak", beneficiaryId } });

// ---- currencies and networks of a buy

// @ts-expect-error BTC does not exist on POLYGON.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, destinationCurrency: "BTC", network: "POLYGON" } });

// @ts-expect-error Without a currency it is BTC, which does not exist on POLYGON.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, network: "POLYGON" } });

// @ts-expect-error ETH does not exist on BTC.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, destinationCurrency: "ETH", network: "BTC" } });

// @ts-expect-error USDT on Ethereum is ETH, USDC is the network of USDC.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, destinationCurrency: "USDT", network: "USDC" } });

// @ts-expect-error USDC needs its network.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, destinationCurrency: "USDC" } });

// @ts-expect-error USDT needs its network.
user.POST(CREATE, { body: { ...buy, whitelistedAddressId: "wa_1", destinationCurrency: "USDT" } });

// @ts-expect-error EUR cannot be bought.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, destinationCurrency: "EUR" } });

// ---- where a buy goes

// @ts-expect-error A buy needs an address or the id of one.
user.POST(CREATE, { body: { ...buy } });

// @ts-expect-error An address or the id of one, not both.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, whitelistedAddressId: "wa_1" } });

// @ts-expect-error Lightning is for sells only.
user.POST(CREATE, { body: { name: "Savings", type: "FIAT_TO_CRYPTO", subtype: "LN", destinationAddress: address } });

// @ts-expect-error A Lightning user name is for Lightning sells only.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, lnAddress: "ana-novak" } });

// @ts-expect-error A beneficiary is for sells only.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, beneficiary } });

// ---- sells

// @ts-expect-error A sell needs a bank account or the id of one.
user.POST(CREATE, { body: { ...sell } });

// @ts-expect-error A bank account or the id of one, not both.
user.POST(CREATE, { body: { ...sell, beneficiary, beneficiaryId } });

// @ts-expect-error A bank account has a BIC.
user.POST(CREATE, { body: { ...sell, beneficiary: { iban: beneficiary.iban, name: beneficiary.name } } });

// @ts-expect-error USDT cannot be sold.
user.POST(CREATE, { body: { ...sell, sourceCurrency: "USDT", beneficiary } });

// @ts-expect-error Only BTC goes over Lightning.
user.POST(CREATE, { body: { ...lightning, lnAddress: "ana-novak", sourceCurrency: "ETH", beneficiary } });

// @ts-expect-error A Lightning sell needs a user name.
user.POST(CREATE, { body: { ...lightning, beneficiary } });

// @ts-expect-error A destination address is for buys only.
user.POST(CREATE, { body: { ...sell, beneficiary, destinationAddress: address } });

// ---- members

// @ts-expect-error An unknown member is a typing mistake.
user.POST(CREATE, { body: { ...buy, destinationAddress: address, destinationAdress: address } });

// @ts-expect-error A connection has a name.
user.POST(CREATE, { body: { type: "FIAT_TO_CRYPTO", subtype: "ONCHAIN", destinationAddress: address } });

// @ts-expect-error A creation has a body.
user.POST(CREATE);

// @ts-expect-error An unknown member is a typing mistake in small bodies, too.
user.POST("/api/v0/offramp/rates", { body: { ticker: "BTCEUR", tikcer: "BTCEUR" } });

// @ts-expect-error An unknown ticker.
user.POST("/api/v0/offramp/rates", { body: { ticker: "DOGEEUR" } });

// @ts-expect-error Numbers of the history are sent as text.
user.POST("/api/v0/account/transactions", { body: { limit: 50 } });

// @ts-expect-error An unknown option is a typing mistake.
user.GET(CREATE, { retries: 3 });

// @ts-expect-error A list takes no body.
user.GET(CREATE, { body: {} });

// ---- values that are made elsewhere, where no literal is looked at

declare const mixed: {
  name: string;
  type: "CRYPTO_TO_FIAT";
  subtype: "ONCHAIN";
  beneficiaryId: string;
  network: "BTC";
};

// @ts-expect-error A network is for buys only.
user.POST(CREATE, { body: mixed });

declare const request: Schemas["CreateConnectionRequest"];
user.POST(CREATE, { body: request });

// ---- deposits

const ADDRESS = "/api/v0/offramp/address";
user.POST(ADDRESS, { body: { sourceCurrency: "BTC", sourceBlockchain: "LIGHTNING" } });
user.POST(ADDRESS, { body: { sourceCurrency: "USDC", sourceBlockchain: "ETHEREUM", ipAddress: "203.0.113.7" } });

// @ts-expect-error USDC does not exist on Lightning.
user.POST(ADDRESS, { body: { sourceCurrency: "USDC", sourceBlockchain: "LIGHTNING" } });

// @ts-expect-error ETH is deposited on Ethereum only.
user.POST(ADDRESS, { body: { sourceCurrency: "ETH", sourceBlockchain: "POLYGON" } });

// @ts-expect-error Deposits say LIGHTNING where connections say LN.
user.POST(ADDRESS, { body: { sourceCurrency: "BTC", sourceBlockchain: "LN" } });

// @ts-expect-error A deposit needs its blockchain.
user.POST(ADDRESS, { body: { sourceCurrency: "BTC" } });

// ---- connect

const CONNECT = "/api/v0/application/connect";
const email = "ana@example.com";
const account = { iban: beneficiary.iban, bic: beneficiary.bic, beneficiaryName: beneficiary.name };
partner.POST(CONNECT, { body: { email } });
partner.POST(CONNECT, { body: { email, callback: "https://partner.example/hooks", ref: "user-42" } });
partner.POST(CONNECT, { body: { email, direction: "FIAT_TO_CRYPTO", btcAddress: address } });
partner.POST(CONNECT, { body: { email, direction: "CRYPTO_TO_FIAT", ...account, lnAddress: "ana-novak" } });

// @ts-expect-error A buy needs its address.
partner.POST(CONNECT, { body: { email, direction: "FIAT_TO_CRYPTO" } });

// @ts-expect-error A sell needs its bank account.
partner.POST(CONNECT, { body: { email, direction: "CRYPTO_TO_FIAT" } });

// @ts-expect-error Members of a connection need a direction.
partner.POST(CONNECT, { body: { email, btcAddress: address } });

// @ts-expect-error A buy of USDC needs its network.
partner.POST(CONNECT, { body: { email, direction: "FIAT_TO_CRYPTO", btcAddress: address, currency: "USDC" } });

// @ts-expect-error Only BTC goes over Lightning.
partner.POST(CONNECT, { body: { email, direction: "CRYPTO_TO_FIAT", ...account, currency: "ETH", lnAddress: "ana" } });

// @ts-expect-error Without an e-mail there is nobody to connect.
partner.POST(CONNECT, { body: {} });

// ---- parameters

user.GET("/api/v0/svc-link/{id}", { params: { path: { id: "0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a10" } } });

// @ts-expect-error The id is missing.
user.GET("/api/v0/svc-link/{id}");

// @ts-expect-error The id has another name.
user.GET("/api/v0/svc-link/{id}", { params: { path: { connectionId: "1" } } });

// @ts-expect-error The id is a text.
user.GET("/api/v0/svc-link/{id}", { params: { path: { id: 1 } } });

// @ts-expect-error The e-mail is missing.
partner.GET("/api/v0/application/connect/status", { params: { query: {} } });

// @ts-expect-error An unknown parameter is a typing mistake.
partner.GET("/api/v0/application/connect/status", { params: { query: { email, mail: email } } });

// @ts-expect-error A list takes no parameters.
user.GET(CREATE, { params: { query: { limit: "1" } } });
