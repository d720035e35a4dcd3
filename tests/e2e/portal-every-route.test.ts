import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { ROUTES } from '../../portal/src/routeTable.ts';
import { AREAS, openArea } from './every-route.ts';

test('every route has a different title', () => {
  const titles = ROUTES.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

for (const area of AREAS) {
  test(`every page of the area “${area}” has one main, one heading and its title while it loads and afterwards`, async ({
    openPage,
  }) => {
    const { page, role, origin, routes } = await openArea(openPage, area);
    const held = await holdAnswers(page);
    for (const { row, path } of routes) {
      held.hold();
      await page.goto(origin + path, { waitUntil: 'commit' });
      const state = () => page.evaluate(describePage);
      const title = row.title ?? '';
      await expect.poll(state, { message: `${path} while it loads` }).toMatchObject({ mains: 1, headings: 1 });
      // Only for signed-in roles: the server's HTML of a public page might already have the title of the page's data.
      if (role !== null) expect((await state()).title, path).toContain(title);
      held.release();
      await expect.poll(() => held.isIdle(), { message: path }).toBe(true);
      await expect.poll(state, { message: `${path} after it has loaded` }).toMatchObject({ mains: 1, headings: 1 });
      expect((await state()).title, path).not.toBe('');
    }
  });
}

/** Counts visible main landmarks and headings, and reads the title. */
function describePage() {
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
  return { mains: count('main'), headings: count('h1'), title: document.title };
}

/** Holds API responses back until `release`, except the session and the company, which every page needs to render. */
async function holdAnswers(page: Page) {
  let waiting: (() => void)[] = [];
  let isHeld = false;
  const running = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  await page.route('**/api/**', async (route) => {
    if (isHeld && !/\/api\/(session|companies\/current)\/$/.test(new URL(route.request().url()).pathname)) {
      await new Promise<void>((go) => waiting.push(go));
    }
    // Ignores the error if the page has navigated to another document.
    await route.continue().catch(() => {});
  });
  return {
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const go of waiting) go();
      waiting = [];
    },
    isIdle: () => running.size === 0,
  };
}
