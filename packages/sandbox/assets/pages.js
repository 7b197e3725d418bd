/** All that a script adds to the pages: copying, a clock that ticks, and parts that renew themselves. */

const REDRAW_AFTER_MS = 120;
const POLL_MS = 5_000;
const COPIED_MS = 1_500;
const PRESSED = "pressed";
const FOCUSABLE = "a, button, input, select, summary, [tabindex]";
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

// Over plain HTTP from another machine there is no clipboard to write to.
if (navigator.clipboard) document.documentElement.classList.add("scripted");
document.addEventListener("click", copy);
document.addEventListener("submit", rememberPressed);
setInterval(tick, 1_000);
takeUp();
showPresent();
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
  }, COPIED_MS);
}

function tick() {
  for (const time of document.querySelectorAll("[data-clock=real]")) {
    const next = new Date(Date.parse(time.dateTime) + 1_000);
    time.dateTime = next.toISOString();
    time.textContent = time.textContent.replace(/\S+$/, next.toISOString().slice(11, 19));
  }
}

function rememberPressed({ submitter }) {
  if (submitter) sessionStorage.setItem(PRESSED, nameOf(submitter));
}

/** After a form: tells what came of it, once, and lets the keyboard go on where it was. */
function takeUp() {
  const pressed = sessionStorage.getItem(PRESSED);
  sessionStorage.removeItem(PRESSED);
  const url = new URL(location.href);
  if (!url.searchParams.has("notice")) return;
  url.searchParams.delete("notice");
  history.replaceState(null, "", url);
  find(document, pressed)?.focus({ preventScroll: true });
  const text = document.querySelector(".notice")?.textContent ?? "";
  // What stands on a page from its beginning is not read out as news.
  setTimeout(() => announce(text), REDRAW_AFTER_MS);
}

/** On a phone a diagram is wider than the window: what is seen of it is where the resource is now. */
function showPresent() {
  for (const box of document.querySelectorAll(".lifecycle .scroll")) {
    const present = box.querySelector(".present")?.getBoundingClientRect();
    const { left, width } = box.getBoundingClientRect();
    if (present) box.scrollLeft = present.left + present.width / 2 - left - width / 2;
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
  document.title = page.title;
  const replaced = [...document.querySelectorAll("[data-live]")].filter((old) => {
    const next = page.getElementById(old.id);
    if (!next) return false;
    keepOpen(old, next);
    if (next.innerHTML === old.innerHTML) return false;
    replace(old, next);
    return true;
  });
  return replaced.length > 0;
}

function keepOpen(old, next) {
  for (const { id } of old.querySelectorAll("details[id][open]")) {
    const details = next.querySelector(`#${id}`);
    if (details) details.open = true;
  }
}

/** Whoever is in the middle of something stays there, with what has been typed. */
function replace(old, next) {
  const focused = old.contains(document.activeElement) ? document.activeElement : undefined;
  const typed = [...old.querySelectorAll("input:not([type=hidden]), select")];
  const scrolled = [...old.querySelectorAll(".scroll")].map(({ scrollLeft }) => scrollLeft);
  old.replaceWith(next);
  for (const { id, value, defaultValue } of typed) {
    const field = next.querySelector(`#${id}`);
    if (field && value !== defaultValue) field.value = value;
  }
  for (const [index, box] of next.querySelectorAll(".scroll").entries()) box.scrollLeft = scrolled[index] ?? 0;
  if (!focused) return;
  // Never another thing in the same place: what the keyboard presses next has to be what it was on.
  const target = find(next, nameOf(focused)) ?? document.querySelector("#main");
  target.focus({ preventScroll: true });
}

function find(within, name) {
  return name && [...within.querySelectorAll(FOCUSABLE)].find((element) => nameOf(element) === name);
}

/** What tells one link, button or field from the others. */
function nameOf(element) {
  const { id, href, form, value, textContent } = element;
  if (id) return `#${id}`;
  const place = element.closest("[id]")?.id;
  return [place, element.tagName, href, form?.getAttribute("action"), value, element.ariaLabel, textContent].join(" ");
}

function announce(text) {
  announcer.textContent = text;
}
