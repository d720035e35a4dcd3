import type { Page, Request } from '@playwright/test';
import { ask } from '../fixtures/api.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { ROUTES, type RouteRow } from '../../portal/src/routeTable.ts';

/** Names of routes that only redirect. */
const REDIRECTS = new Set(['market', 'settings', 'my', 'company', 'admin-panel']);

/** Roles that open the routes of an area; null is a visitor. */
const ROLES = {
  public: [null],
  entry: [null],
  shared: ['Talent provider'],
  own: ['Client'],
  client: ['Client'],
  talent: ['Talent provider'],
  company: ['Acme Talent superadmin'],
  'company-users': ['Acme Talent superadmin'],
  'company-admin': ['Acme Talent superadmin'],
  staff: ['Staff'],
} satisfies Record<RouteRow['area'], (string | null)[]>;

test('every route has a different title', () => {
  const titles = ROUTES.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

for (const area of Object.keys(ROLES) as RouteRow['area'][]) {
  test(`every page of the area “${area}” has one main, one heading and its title while it loads and afterwards`, async ({
    openPage,
  }) => {
    const role = ROLES[area][0] ?? null;
    const isCompanys = area.startsWith('company');
    const origin = isCompanys ? currentProduct().company.acme : currentProduct().portal;
    const page = await openPage(
      role === null ? {} : { options: storageOf(demoPerson(role), origin) },
      REFUSED,
      /CORS policy|less contrast than 4.5:1/,
    );
    const held = await holdAnswers(page);
    for (const row of ROUTES.filter((each) => each.area === area && !REDIRECTS.has(each.name))) {
      const path = await pathOf(row, role);
      held.hold();
      await page.goto(origin + path, { waitUntil: 'commit' });
      const state = () => page.evaluate(describePage);
      const title = row.title ?? '';
      await expect.poll(state, { message: `${path} while it loads` }).toMatchObject({ mains: 1, headings: 1 });
      // Only for signed-in roles: the server's HTML of a public page may already have the title of the page's data.
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
    // Ignores the error if the page has navigated to another document in the meantime.
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

/**
 * The route's path with the ids of existing objects if the role has any. Unknown tokens show the page of an expired
 * link.
 */
async function pathOf({ name, pattern }: RouteRow, role: string | null): Promise<string> {
  if (name === 'not-found') return '/nowhere';
  const id = await idOf(name, role);
  const token = 'bm9uZQ';
  const values: Record<string, string> = { type: 'talents', step: 'header', isSubscribe: '0', hash: 'abcdefabcdef' };
  return pattern.replaceAll(/:(\w+)/g, (_, parameter: string) => values[parameter] ?? id ?? token);
}

async function idOf(name: string, role: string | null): Promise<string | null> {
  const token = role === null ? undefined : demoPerson(role).token;
  const first = async (path: string) => (await ask(path, token === undefined ? {} : { token })).json.items?.[0];
  if (name.startsWith('ext-talent')) return (await first('/market_2/talents/?limit=1')).path.split('/').at(-1);
  if (name.startsWith('ext-request')) return (await first('/market_2/requests/?limit=1')).path.split('/').at(-1);
  if (/^(my|company)-talents-/.test(name)) return String((await first('/talents/?limit=1'))?.id ?? 1);
  if (/^(my|company)-requests-/.test(name)) return String((await first('/requests/?limit=1'))?.id ?? 1);
  if (name === 'my-lists-id') return String((await first('/lists/?limit=1'))?.id ?? 1);
  const table = /^admin-panel-([a-z-]+?)-(id|edit)$/.exec(name)?.[1];
  if (table) {
    const row = await first(`/admin-panel/${table}/`);
    return String(row?.uid ?? row?.id ?? 1);
  }
  return /-(id|edit|group)$/.test(name) || name === 'share-statistics' ? '1' : null;
}
