import { limits } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import { connectActor, createConnection, createPending } from "../world/actor.ts";
import { EMAIL, type State } from "./state.ts";
import { knowActor } from "./users.ts";

const { buyBtcToAddress, buyEthToAddress, buyPolToAddress, sellLightningToBeneficiary } =
  examples.createConnection.requests;

/** An earlier Lightning sell has made the bank account known; it stands in the way of no other sell. */
export const userWithBeneficiary: State = async (world) => {
  const actor = await connectActor(world, EMAIL);
  await createPending(world, actor, { ...sellLightningToBeneficiary, name: "Earlier tips", lnAddress: "ana-earlier" });
  const [user] = await world.control.call("listUsers", { query: { email: EMAIL } });
  return knowActor(actor, { beneficiaryId: user?.beneficiaries[0]?.beneficiaryId ?? "" });
};

/** Earlier buys have whitelisted an address on each network, and are over: they stand in the way of nothing. */
export const userWithWhitelistedAddresses: State = async (world) => {
  const actor = await connectActor(world, EMAIL);
  for (const buy of [buyBtcToAddress, buyEthToAddress, buyPolToAddress]) await createConnection(actor, buy);
  await world.sandbox.advance(limits.connectionExpiry.value);
  const [user] = await world.control.call("listUsers", { query: { email: EMAIL } });
  const on = (wanted: string) =>
    user?.whitelistedAddresses.find(({ network }) => network === wanted)?.whitelistedAddressId ?? "";
  return knowActor(actor, {
    btcAddressId: on("BITCOIN"),
    ethAddressId: on("ETHEREUM"),
    usdcAddressId: on("POLYGON"),
    usdtAddressId: on("ETHEREUM"),
    polAddressId: on("POLYGON"),
  });
};
