// Lighthouse scores of the most frequent screens, as a phone on slow mobile data: medians against our targets. Usage:
// node measure.mjs; RUNS=5 and ONLY=/login,/fuel select, BOLEIA_BIN and CHROMIUM name the programs.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { owner } from "../../frontend/demo/users.mjs";
import { demoServer, signIn } from "../../frontend/demo/session.mjs";

const runs = Number(process.env.RUNS || 5);
const only = (process.env.ONLY || "").split(",").filter(Boolean);
const finder = join(import.meta.dirname, "../../scripts/browser.sh");

/** Targets of every screen; scores are of 100. */
const least = { performance: 95, accessibility: 100, "best-practices": 100 };
const SLOWEST_LCP = 2500;

/** Search engines index the landing page only. */
const screens = [
  { path: "/", least: { ...least, seo: 100 } },
  { path: "/login", least },
  { path: "/dashboard", least, signedIn: true },
  { path: "/freights", least, signedIn: true },
  { path: "/fuel?new=1", least, signedIn: true },
].filter(({ path }) => only.length === 0 || only.includes(path.split("?")[0]));

const server = await demoServer();
try {
  const visitor = await returning(server.origin);
  process.exitCode = (await measureAll(server.origin, visitor)) ? 0 : 1;
} finally {
  await server.stop();
}

/** State of a returning user: the session, and the app's note of the user (`api/signed-in.ts`). */
async function returning(origin) {
  const Cookie = (await signIn(origin, owner))
    .map((pair) => pair.join("="))
    .join("; ");
  const answer = await fetch(`${origin}/api/auth/user`, {
    headers: { Cookie },
  });
  const { id } = await answer.json();
  return { headers: { Cookie }, note: ["signed-in", String(id)] };
}

async function measureAll(origin, visitor) {
  console.log(`Lighthouse, mobile, medians of ${runs}\n`);
  console.log(
    "| screen | performance | FCP | LCP | TBT | CLS | access | practices | SEO | JS kB | requests |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
  const short = [];
  for (const screen of screens) {
    const found = [];
    for (let run = 0; run < runs; run += 1) {
      found.push(
        await measure(
          new URL(screen.path, origin),
          screen.signedIn ? visitor : null,
        ),
      );
    }
    const middle = (name) => median(found.map((one) => one[name]));
    console.log(rowOf(screen.path, middle));
    short.push(...shortfalls(screen, middle, found.at(-1).failing));
  }
  console.log(
    short.length === 0 ? "\nAll is as it should be." : `\n${short.join("\n")}`,
  );
  return short.length === 0;
}

/** One visit with an empty browser profile and the visitor's state; null for a new visitor. */
async function measure(url, visitor) {
  const chromePath =
    process.env.CHROMIUM || execFileSync(finder, { encoding: "utf8" }).trim();
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    const browser = await puppeteer.connect({
      browserURL: `http://127.0.0.1:${chrome.port}`,
      defaultViewport: null,
    });
    const page = await browser.newPage();
    if (visitor) await keep(page, url.origin, visitor.note);
    const { lhr } = await lighthouse(
      url.href,
      {
        logLevel: "error",
        extraHeaders: visitor?.headers ?? {},
        disableStorageReset: true,
        onlyCategories: [
          "performance",
          "accessibility",
          "best-practices",
          "seo",
        ],
      },
      undefined,
      page,
    );
    await browser.disconnect();
    if (lhr.runtimeError)
      throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return figuresOf(lhr);
  } finally {
    chrome.kill();
  }
}

/** Stores a value for the app on a page of its origin without its code. */
async function keep(page, origin, [name, word]) {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((...pair) => localStorage.setItem(...pair), name, word);
}

function figuresOf({ categories, audits }) {
  const requests = audits["network-requests"].details.items;
  const scripts = requests.filter(
    ({ resourceType }) => resourceType === "Script",
  );
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round(score * 100),
  ]);
  return {
    ...Object.fromEntries(scores),
    fcp: audits["first-contentful-paint"].numericValue,
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    scripts: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    failing: Object.entries(categories)
      .filter(([name]) => name !== "performance")
      .flatMap(([name, { auditRefs }]) =>
        auditRefs
          .filter(
            ({ id, weight }) =>
              weight > 0 && audits[id].score !== null && audits[id].score < 1,
          )
          .map(({ id }) => `${name}: ${audits[id].title}`),
      ),
  };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(half)]
    : (sorted[half - 1] + sorted[half]) / 2;
}

function rowOf(path, middle) {
  const seconds = (name) => `${(middle(name) / 1000).toFixed(2)} s`;
  const cells = [
    path,
    middle("performance"),
    seconds("fcp"),
    seconds("lcp"),
    `${Math.round(middle("tbt"))} ms`,
    middle("cls").toFixed(3),
    middle("accessibility"),
    middle("best-practices"),
    middle("seo"),
    (middle("scripts") / 1000).toFixed(1),
    middle("requests"),
  ];
  return `| ${cells.join(" | ")} |`;
}

function shortfalls({ path, least: asked }, middle, failing) {
  const scores = Object.entries(asked)
    .filter(([name, score]) => middle(name) < score)
    .map(
      ([name, score]) => `${path}: ${name} is ${middle(name)}, not ${score}`,
    );
  const slow =
    middle("lcp") > SLOWEST_LCP
      ? [`${path}: LCP is ${Math.round(middle("lcp"))} ms, not ${SLOWEST_LCP}`]
      : [];
  const named = failing.filter((one) =>
    Object.keys(asked).some((name) => one.startsWith(`${name}:`)),
  );
  return [...scores, ...slow, ...named.map((one) => `${path}: ${one}`)];
}
