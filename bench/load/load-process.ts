/** Sends what its parent orders, in a process of its own so that measuring takes nothing from what is measured. */
import type { Order, Report } from "./order.ts";
import { sendRequests } from "./send-requests.ts";

process.on("message", async (order: Order) => {
  report(await carryOut(order));
});

async function carryOut(order: Order): Promise<Report> {
  try {
    return { result: await sendRequests(order) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function report(message: Report): void {
  process.send?.(message);
}
