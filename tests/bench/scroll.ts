import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { launchMeasured } from '../support/chromium.ts';
import { type ProductAddresses, startProduct, temporaryDirectory } from '../support/product.ts';
import { median, verdict } from './figures.ts';
import { longestTask } from './longest-task.ts';

const RUNS = 5;
const ROWS = 5000;
const ROW_PX = 36;
/** Factor by which the CPU is slowed down. */
const SLOWER = 4;
/** Scroll speed of a fling gesture. */
const PX_A_SECOND = 6000;
/** Pixels per gesture: a twelfth of all rows. */
const THROW_PX = (ROWS * ROW_PX) / 12;
const TASK_MS = 50;

interface Rows {
  items: { id: number }[];
  total: number;
  next: null;
}

/**
 * `npm run bench scroll`: scrolls the staff's talents table with 5,000 loaded rows, with the CPU slowed down fourfold.
 * Each run uses a new page. Reports the median, because a machine's speed might halve from one minute to the next.
 */
const directory = temporaryDirectory();
const product = await startProduct(directory.path);
const browser = await launchMeasured();
const WAYS: Record<string, (page: Page, session: CDPSession) => Promise<void>> = {
  'thrown down': (_page, session) => thrown(session, -THROW_PX),
  'thrown up': (_page, session) => thrown(session, THROW_PX),
  'to the end, in the middle, to the beginning': (page) => jumped(page, [1, 0.5, 0]),
};
let holds = true;
try {
  const addresses = await product.ready();
  const measured = Object.keys(WAYS).map((way) => ({ way, tasks: [] as number[], frames: [] as number[] }));
  for (let run = 0; run < RUNS; run++) {
    const page = await staffTable(addresses);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const { way, tasks, frames } of measured) {
      const during = async () => void frames.push(await framesDuring(page, () => WAYS[way]!(page, session)));
      tasks.push(await longestTask(browser, page, during));
    }
    await page.context().close();
  }
  for (const { way, tasks, frames } of measured) {
    const what = `${way}: the longest task takes ${median(tasks).toFixed(1)} ms (at most ${TASK_MS}; ${listed(tasks)}), ${listed(frames)} frames a second`;
    holds = verdict(median(tasks) <= TASK_MS, what) && holds;
  }
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}
if (!holds) process.exitCode = 1;

function listed(figures: number[]): string {
  return figures.map((figure) => figure.toFixed(0)).join(', ');
}

/** Opens the table with the demo rows repeated, so that the first page contains all rows. */
async function staffTable({ portal, accounts }: ProductAddresses): Promise<Page> {
  const { token, email } = accounts.find(({ role }) => role === 'Staff')!;
  const localStorage = Object.entries({ token, username: email, uid: 'bench' }).map(([name, value]) => ({
    name,
    value,
  }));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: portal, localStorage }] },
  });
  const page = await context.newPage();
  await page.route(/\/api\/admin-panel\/talents\/\?/, async (route) => {
    const rows = (await (await route.fetch()).json()) as Rows;
    const items = Array.from({ length: ROWS }, (_, at) => ({ ...rows.items[at % rows.items.length]!, id: at + 1 }));
    await route.fulfill({ json: { ...rows, items, total: ROWS, next: null } satisfies Rows });
  });
  await page.goto(`${portal}/admin-panel/talents?is_active=1&is_private=0&ordering=-modified`);
  await page.getByText(`${ROWS.toLocaleString('en-US')} of ${ROWS.toLocaleString('en-US')}`).waitFor();
  await sleep(2000);
  return page;
}

async function thrown(session: CDPSession, yDistance: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', { x: 700, y: 500, yDistance, speed: PX_A_SECOND });
}

/**
 * Scrolls without a locator, whose script would force layout in the page: a task of 50 ms that no visitor experiences.
 */
async function jumped(page: Page, places: number[]): Promise<void> {
  for (const place of places) {
    await page.evaluate((to) => {
      const frame = document.querySelector('[data-frame]')!;
      frame.scrollTop = frame.scrollHeight * to;
    }, place);
    await sleep(500);
  }
}

/** Returns the frames per second, counted with requestAnimationFrame. */
async function framesDuring(page: Page, scroll: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const drawn = { frames: 0, since: performance.now() };
    Object.assign(window, { drawn });
    const count = () => {
      drawn.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await scroll();
  return page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: { frames: number; since: number } };
    return (drawn.frames * 1000) / (performance.now() - drawn.since);
  });
}
