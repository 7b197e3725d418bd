import { DEFAULT_FEE_BPS, DEFAULT_HOST, DEFAULT_PROCESSING_SECONDS } from "../options/defaults.ts";

export const HELP = `Usage: svc-sandbox [options]

The svc service, simulated: every call, state, limit, error and event, on one port.

Options:
  --port <number>                Listen on this port (default 4020; 0 for any free one)
  --host <address>               Listen on this address (default ${DEFAULT_HOST}; elsewhere than on
                                 loopback, --control-token is needed)
  --public-url <url>             The address of a proxy in front, as https://sandbox.example: links
                                 begin with it, its host is answered
  --control-token <text>         Has to accompany control calls
  --data <file>                  Keep the state in a file (SQLite); in memory otherwise
  --database <url>               Keep the state in PostgreSQL, which several sandboxes may share
  --clock <real|manual>          Go with the time, or stand still until told to move (default real)
  --processing-seconds <number>  How long connections and orders are under way (default ${DEFAULT_PROCESSING_SECONDS})
  --price <TICKER=price>         Fix a price, as in BTCEUR=90000; may be repeated
  --fee-bps <number>             The service's fee in basis points (default ${DEFAULT_FEE_BPS})
  --seed <text>                  What prices and the first keys are made from
  --webhook-secret <whsec_...>   Sign the events of the first application
  --json-log                     Log requests as lines of JSON
  --quiet                        Print nothing but problems
  --help                         Print this

Exit code: 0 when it was stopped, 1 when it could not run, 2 when the command line makes no sense.

Everything can also be done while it runs: GET /_sandbox/health is a first call.
`;
