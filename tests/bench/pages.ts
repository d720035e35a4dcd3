import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { launchMeasured } from '../support/chromium.ts';
import { freePorts, startProduct, temporaryDirectory } from '../support/product.ts';
import { timed, verdict } from './figures.ts';
import { type Audit, audited } from './pages-audit.ts';
import { responses } from './pages-responses.ts';
import { processorSeconds } from './processor-time.ts';

const AT_A_TIME = 4;
/** Limits for each page on an emulated slow phone and connection; `lcp` and `tbt` in milliseconds. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST = { lcp: 1800, cls: 0, tbt: 150 };
/**
 * Maximum transferred bytes of a market page's HTML, and minimum market pages per CPU second of server and database
 * together.
 */
const HTML_BYTES = 25_000;
const A_SECOND = { kept: 250, drawn: 60 };
/** Maximum milliseconds from a click to its effect, with the CPU slowed down fourfold. */
const RESPONSE_MS = 100;

/**
 * `npm run bench pages`: measures Lighthouse results of public pages on an emulated phone, as medians of five runs, and
 * the CPU cost for the server. `--before ORIGIN` compares the results with those of another build.
 */
const { values } = parseArgs({ options: { before: { type: 'string' }, runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const directory = temporaryDirectory();
const product = await startProduct(directory.path);
const [debugging] = await freePorts();
const browser = await launchMeasured(debugging);
let holds = true;
try {
  const { portal } = await product.ready();
  const cards = await Promise.all(['talents', 'requests'].map((type) => firstCard(portal, type)));
  const pages = { landing: '/', market: '/market/talents', talent: cards[0]!, job: cards[1]! };
  const rows: Record<string, Audit> = {};
  for (const [name, path] of Object.entries(pages)) {
    await drawn(portal + path);
    const audit = await audited(debugging, portal + path, runs);
    rows[name] = audit;
    if (values.before) rows[`${name} before`] = await audited(debugging, values.before + path, runs);
    for (const [of, least] of Object.entries(LEAST)) judge(name, of, audit[of as keyof Audit], least, 1);
    for (const [of, most] of Object.entries(MOST)) judge(name, of, audit[of as keyof Audit], most, -1);
  }
  console.table(rows);
  judge('market', 'bytes of HTML', await bytesOf(`${portal}/market/talents`), HTML_BYTES, -1);
  judge('market', 'pages a second of a core, kept', await rate(`${portal}/market/talents`, 600), A_SECOND.kept, 1);
  judge(
    'market',
    'pages a second of a core, drawn',
    await rate(`${portal}/market/talents?drawn=`, 200),
    A_SECOND.drawn,
    1,
  );
  const pressed = await responses(browser, portal);
  console.table(pressed);
  for (const [what, { median }] of Object.entries(pressed)) judge('market', what, median, RESPONSE_MS, -1);
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}
if (!holds) process.exitCode = 1;

async function firstCard(portal: string, type: string): Promise<string> {
  const { items } = (await (await fetch(`${portal}/api/market_2/${type}/?limit=1`)).json()) as {
    items: { path: string }[];
  };
  return items[0]!.path;
}

/** Waits until the page is rendered on the server; until then, the server sends the page without content. */
async function drawn(address: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes('id="crewdock-served"'));
}

/** Transferred bytes of the response with Brotli. */
async function bytesOf(address: string): Promise<number> {
  const [message] = (await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  if (message.headers['content-encoding'] !== 'br') throw new Error(`${address} comes as something else.`);
  return (await buffer(message)).length;
}

/**
 * Returns the server-rendered pages per CPU second. Appends a number to addresses that end with `=`, so that each
 * request is for a different page.
 */
async function rate(address: string, count: number): Promise<number> {
  let late = 0;
  const before = processorSeconds(product.process.pid!);
  const calls = Array.from({ length: count }, (_, at) => (address.endsWith('=') ? `${address}${at}` : address));
  const { seconds } = await timed(calls, AT_A_TIME, async (each) => {
    if (!(await (await fetch(each)).text()).includes('id="crewdock-served"')) late += 1;
  });
  if (late > 0) holds = verdict(false, `${late} of ${count} pages came without what they show`) && holds;
  const taken = processorSeconds(product.process.pid!) - before;
  console.log(
    `${round(count / seconds)} pages a second, from a program on the same machine; ${(taken / seconds).toFixed(2)} cores of it`,
  );
  return (count - late) / taken;
}

/** Checks a value. `direction` is 1 if the limit is a minimum, and -1 if it is a maximum. */
function judge(page: string, what: string, value: number, limit: number, direction: 1 | -1): void {
  const words = direction === 1 ? 'at least' : 'at most';
  const kept = verdict((value - limit) * direction >= 0, `${page}: ${what} ${round(value)} (${words} ${limit})`);
  holds = kept && holds;
}

function round(value: number): number {
  return Number(value.toFixed(value < 1 ? 3 : 0));
}
