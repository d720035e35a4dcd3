import { launchMeasured } from '../support/chromium.ts';
import { startProduct, temporaryDirectory } from '../support/product.ts';
import { leftoversOf, scriptTimeOf, shiftOnSlow3G, visit } from './widget-measure.ts';
import { serveSite, type Tag, WIDGETS } from './widget-page.ts';

/**
 * `npm run bench widget`: measures the cost of each widget for the page that embeds it, on the built product and from
 * another origin. Exits with 1 if the worst of several visits exceeds a limit.
 */
const VISITS = 3;
const SCRIPT_RUNS = 5;
const WIDTHS = [1440, 820, 390];

const directory = temporaryDirectory();
const product = await startProduct(directory.path);
const browser = await launchMeasured();
let broken = false;
try {
  const site = await serveSite((await product.ready()).portal);
  const rows: Record<string, Record<string, string>> = {};
  for (const tag of Object.keys(WIDGETS) as Tag[]) {
    const visits = await times(VISITS * WIDTHS.length, (run) =>
      visit(browser, site, tag, WIDTHS[run % WIDTHS.length]!),
    );
    const shifts = await times(WIDTHS.length, (at) => shiftOnSlow3G(browser, site, tag, WIDTHS[at]!));
    const scripts = await times(SCRIPT_RUNS, () => scriptTimeOf(browser, site, tag));
    const left = await leftoversOf(browser, site, tag);
    rows[tag] = {
      'requests before it is near, at most 1': judged(1, ...visits.map(({ before }) => before)),
      'and after, at most 3': judged(3, ...visits.map(({ after }) => after)),
      'longest task, at most 50 ms': judged(50, ...visits.map(({ longestTask }) => longestTask)),
      'script at 4× CPU with 20 cards, at most 150 ms': judged(150, ...scripts),
      'layout shift on slow 3G, at most 0.01': judged(0.01, ...shifts),
      'listeners left by 20 remounts, 0': judged(0, left.listeners),
      'nodes left, 0': judged(0, left.nodes),
      'timers left, 0': judged(0, left.timers),
    };
  }
  console.table(transposed(rows));
  site.close();
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}
if (broken) process.exitCode = 1;

/** Runs one after another, because parallel runs would affect each other's measurements. */
async function times<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index++) results.push(await run(index));
  return results;
}

function judged(limit: number, ...values: number[]): string {
  const worst = Math.max(...values);
  if (worst > limit) broken = true;
  return `${Number(worst.toFixed(worst < 1 ? 4 : 1))}${worst > limit ? ' ✗' : ''}`;
}

function transposed(rows: Record<string, Record<string, string>>): Record<string, Record<string, string>> {
  const turned: Record<string, Record<string, string>> = {};
  for (const [tag, figures] of Object.entries(rows)) {
    for (const [name, value] of Object.entries(figures)) (turned[name] ??= {})[tag.replace('crewdock-', '')] = value;
  }
  return turned;
}
