import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { type ProductAddresses, startProduct, temporaryDirectory } from '../support/product.ts';
import { verdict } from './figures.ts';
import { longestTask } from './longest-task.ts';

const ROWS = 5000;
const ROW_PX = 36;
/** Of the processor's speed. */
const SLOWER = 4;
/** As a hand throws a page. */
const PX_A_SECOND = 6000;
/** A twelfth of all rows each time. */
const THROW_PX = (ROWS * ROW_PX) / 12;
const TASK_MS = 50;

interface Rows {
  items: { id: number }[];
  total: number;
  next: null;
}

/** `npm run bench:scroll`: the staff's talents with 5,000 rows loaded, scrolled on a processor of a quarter of the speed. */
const directory = temporaryDirectory();
const product = await startProduct(directory.path);
const browser = await launchChromium();
let holds = true;
try {
  const page = await staffTable(await product.ready());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const ways: Record<string, () => Promise<void>> = {
    'thrown down': () => thrown(session, -THROW_PX),
    'thrown up': () => thrown(session, THROW_PX),
    'to the end, in the middle, to the beginning': () => jumped(page, [1, 0.5, 0]),
  };
  for (const [way, scroll] of Object.entries(ways)) {
    let frames = 0;
    const longest = await longestTask(browser, page, async () => {
      frames = await framesDuring(page, scroll);
    });
    const what = `${way}: the longest task takes ${longest.toFixed(1)} ms (at most ${TASK_MS}), ${frames.toFixed(0)} frames a second`;
    holds = verdict(longest <= TASK_MS, what) && holds;
  }
} finally {
  await browser.close();
  await product.stop();
  directory.remove();
}
if (!holds) process.exitCode = 1;

/** The table whose first page has all rows: the demo's, again and again. */
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
  await page.goto(`${portal}/admin-panel/talents`);
  await page.getByText(`${ROWS.toLocaleString('en-US')} of ${ROWS.toLocaleString('en-US')}`).waitFor();
  await sleep(2000);
  return page;
}

async function thrown(session: CDPSession, yDistance: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', { x: 700, y: 500, yDistance, speed: PX_A_SECOND });
}

/** Without a locator, whose own script the page would have to read meanwhile: a task of 50 ms that no visitor has. */
async function jumped(page: Page, places: number[]): Promise<void> {
  for (const place of places) {
    await page.evaluate((to) => {
      const frame = document.querySelector('[data-frame]')!;
      frame.scrollTop = frame.scrollHeight * to;
    }, place);
    await sleep(500);
  }
}

/** A second, as the page's own script is asked to draw. */
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
