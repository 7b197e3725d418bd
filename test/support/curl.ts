/** Stands in for curl on machines without it. */
import { sendLikeCurl } from "./run-curl.ts";

const { body } = await sendLikeCurl(process.argv.slice(2));
process.stdout.write(body);
