import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { startProduct, temporaryDirectory } from '../support/product.ts';

/**
 * `npm run bench:widget`: what the talent market costs the page it stands on, measured on the built product and the example
 * partner site in an unthrottled browser. Ends with 1 when a limit is broken.
 */
const RUNS = 5;
const WIDTHS = [1440, 820, 390];
const FILES = resolve(import.meta.dirname, '../../sdk/dist/widgets/v1');

interface Figure {
  name: string;
  value: number;
  limit: number;
  unit: string;
}

interface Visit {
  shift: number;
  longestTask: number;
  requestsAway: number;
}

const directory = temporaryDirectory();
const product = await startProduct(directory.path);
const browser = await launchChromium();
try {
  const { portal, partner } = await product.ready();
  const figures = [...sizes(), ...(await visits(browser, partner, portal))];
  print(figures);
  if (figures.some(({ value, limit }) => value > limit)) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}

/** The files are what the product was started with: it builds what is stale. */
function sizes(): Figure[] {
  const { folder } = JSON.parse(readFileSync(`${FILES}/integrity.json`, 'utf8')) as { folder: string };
  const size = (file: string) => brotliCompressSync(readFileSync(`${FILES}/${file}`)).length;
  const widget = (name: string, limit: number) => ({
    name: `${name}.js, brotli`,
    value: size(`${folder}/${name}.js`),
    limit,
    unit: 'bytes',
  });
  return [
    { name: 'loader.js, brotli', value: size('loader.js'), limit: 600, unit: 'bytes' },
    widget('talent-market', 11_000),
    widget('job-board', 11_000),
    widget('contact-us', 8500),
    widget('resources-subscribe', 8500),
  ];
}

async function visits(chromium: Browser, partner: string, portal: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const width of WIDTHS) {
    const runs: Visit[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(chromium, `${partner}/script-tag.html`, portal, width));
    const worst = (key: keyof Visit) => Math.max(...runs.map((result) => result[key]));
    figures.push(
      { name: `requests while far away, ${width} px`, value: worst('requestsAway'), limit: 0, unit: 'but the loader' },
      { name: `layout shift, ${width} px`, value: worst('shift'), limit: 0.01, unit: `worst of ${RUNS} visits` },
      {
        name: `layout shift in the first view, ${width} px`,
        value: await shiftInFirstView(chromium, `${partner}/dark.html`, width),
        limit: 0.01,
        unit: 'one visit',
      },
      { name: `longest task, ${width} px`, value: median(runs), limit: 50, unit: `ms, median of ${RUNS} visits` },
    );
  }
  return figures;
}

/** Arrives with the widget far below, goes there, filters, searches and loads more. */
async function visit(chromium: Browser, address: string, portal: string, width: number): Promise<Visit> {
  const context = await chromium.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(portal)) requests.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(observe);
  await page.addInitScript(keepAway);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const requestsAway = requests.filter((path) => !path.endsWith('/loader.js')).length;
  const market = page.locator('crewdock-talent-market');
  await chromium.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await market.scrollIntoViewIfNeeded();
  await market.locator('[part=name]').nth(11).waitFor();
  await page.waitForLoadState('networkidle');
  const shift = await layoutShift(page);
  await market.getByRole('button', { name: 'Show more talents' }).click();
  await market.locator('[part=name]').nth(23).waitFor();
  await market.getByRole('button', { name: /^Senior/ }).click();
  await market.getByRole('searchbox').fill('react');
  await page.waitForLoadState('networkidle');
  const longestTask = longestTaskOf(JSON.parse((await chromium.stopTracing()).toString()));
  await context.close();
  return { shift, longestTask, requestsAway };
}

/** The widget stands at the top of a page that keeps a screen for it in its own styles. */
async function shiftInFirstView(chromium: Browser, address: string, width: number): Promise<number> {
  const page = await chromium.newPage({ viewport: { width, height: 900 } });
  await page.addInitScript(observe);
  // The loader arrives after the first paint.
  await page.route('**/loader.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await route.continue();
  });
  await page.goto(address);
  await page.locator('[part=name]').nth(11).waitFor();
  await page.waitForLoadState('networkidle');
  const shift = await layoutShift(page);
  await page.close();
  return shift;
}

function observe(): void {
  const seen = { shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The page above the widget is long from the first paint: a visitor has to scroll to it. */
function keepAway(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('#services { padding-bottom: 3000px }');
  document.adoptedStyleSheets = [styles];
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const { seen } = globalThis as unknown as { seen: { shift: number } };
        requestAnimationFrame(() => setTimeout(() => done(seen.shift)));
      }),
  );
}

interface Trace {
  traceEvents: { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[];
}

/**
 * Milliseconds of processor time of the longest task on the page's main thread: on a machine of its own that is the time
 * it takes, and other programs do not change it.
 */
function longestTaskOf({ traceEvents }: Trace): number {
  const thread = (event: { pid: number; tid: number }) => `${event.pid}.${event.tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => thread(event)),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(thread(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

function median(runs: Visit[]): number {
  return runs.map(({ longestTask }) => longestTask).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]!;
}

function print(figures: Figure[]): void {
  console.table(
    figures.map(({ name, value, limit, unit }) => ({
      what: name,
      measured: Number(value.toFixed(4)),
      limit,
      unit,
      ok: value <= limit,
    })),
  );
}
