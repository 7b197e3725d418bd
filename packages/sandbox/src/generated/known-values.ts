// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** The values that are known of each named list, open or closed. */
export const knownValues = {
  CurrencyCode: ["BTC", "ETH", "USDC", "USDT", "POL", "EUR"],
  Ticker: ["USDCEUR", "BTCEUR", "ETHEUR", "USDTEUR"],
  TickerText: ["USDCEUR", "BTCEUR", "ETHEUR", "USDTEUR"],
  Blockchain: ["LIGHTNING"],
  ConnectionType: ["FIAT_TO_CRYPTO", "CRYPTO_TO_FIAT"],
  ConnectionSubtype: ["ONCHAIN", "LN"],
  ConnectionStatus: ["INITIATING", "PENDING", "ACTIVE", "FAILED", "EXPIRED", "INACTIVE"],
  StandingOrderStatus: ["PENDING_CONFIRMATION", "ACTIVE", "EXPIRED", "CANCELLED"],
  ConnectStatus: ["onboarding", "pending", "connected", "rejected"],
  VerificationStatus: ["APPROVED"],
  OrderStatus: ["SUCCESSFUL", "FAILED"],
  ActiveStatus: ["active"],
  TransactionStatus: ["SUCCESSFUL", "FAILED", "PENDING"],
  TransactionType: ["OFFRAMP_WITHOUT_FIAT_WITHDRAWAL", "ONRAMP", "OFFRAMP"],
  TransactionSubType: ["ONCHAIN", "LIGHTNING"],
} as const;

/** One of the known values of a named list. */
export type KnownValue<List extends keyof typeof knownValues> = (typeof knownValues)[List][number];
