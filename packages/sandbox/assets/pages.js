/** All that a script adds to the pages: copying, a clock that ticks, and parts that renew themselves. */

const REDRAW_AFTER_MS = 120;
const POLL_MS = 5_000;
const KINDS = [
  "application",
  "user",
  "connection",
  "order",
  "message",
  "delivery",
  "clock",
  "fault",
  "request",
  "reset",
];

const announcer = document.querySelector("#announcer");

document.documentElement.classList.add("scripted");
document.addEventListener("click", copy);
setInterval(tick, 1_000);
listen();

async function copy(event) {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
  announce("Copied");
  const label = button.firstChild;
  label.data = "Copied";
  setTimeout(() => {
    label.data = "Copy";
  }, 1_500);
}

function tick() {
  for (const time of document.querySelectorAll("[data-clock=real]")) {
    const next = new Date(Date.parse(time.dateTime) + 1_000);
    time.dateTime = next.toISOString();
    time.textContent = time.textContent.replace(/\S+$/, next.toISOString().slice(11, 19));
  }
}

function listen() {
  const regions = [...document.querySelectorAll("[data-live]")];
  if (regions.length === 0) return;
  const wanted = new Set(regions.flatMap((region) => region.dataset.live.split(" ")));
  const source = new EventSource("/_sandbox/events");
  for (const kind of KINDS) {
    source.addEventListener(kind, (event) => {
      if (wanted.has(kind)) renewSoon(JSON.parse(event.data));
    });
  }
  // What has happened before the stream was open, or while it was broken off, would be missed.
  source.addEventListener("open", renew);
  // Not everybody who sees a page may read the stream; and a sandbox may have been started anew.
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setInterval(renew, POLL_MS);
  });
}

let timer;

/** Many things can happen at once, as when the clock jumps; the page is fetched once for all of them. */
function renewSoon(change) {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if ((await renew()) && change.kind !== "request") announce(`Updated: ${change.kind} ${change.state}`);
  }, REDRAW_AFTER_MS);
}

/** Fetches the page anew and takes over the live parts that differ; answers whether one did. */
async function renew() {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const replaced = [...document.querySelectorAll("[data-live]")].filter((old) => {
    const next = page.getElementById(old.id);
    if (!next || next.innerHTML === old.innerHTML) return false;
    replace(old, next);
    return true;
  });
  return replaced.length > 0;
}

/** Whoever is in the middle of something stays there. */
function replace(old, next) {
  const focused = old.contains(document.activeElement) ? document.activeElement : undefined;
  const position =
    focused && [...old.querySelectorAll("a, button, input, select, summary, [tabindex]")].indexOf(focused);
  old.replaceWith(next);
  if (position === undefined) return;
  const there = focused.id ? document.getElementById(focused.id) : undefined;
  const target = there ?? next.querySelectorAll("a, button, input, select, summary, [tabindex]")[position];
  if (focused.value !== undefined && target?.tagName === "INPUT") target.value = focused.value;
  target?.focus({ preventScroll: true });
}

function announce(text) {
  announcer.textContent = text;
}
