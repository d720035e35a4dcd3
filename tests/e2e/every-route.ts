import type { Page } from '@playwright/test';
import { ask } from '../fixtures/api.ts';
import { type Look, type OpenPage, REFUSED } from '../fixtures/open-page.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { currentProduct } from '../fixtures/product.ts';
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

export const AREAS = Object.keys(ROLES) as RouteRow['area'][];

interface OpenArea {
  page: Page;
  /** The demo account that opens the pages; null for visitors. */
  role: string | null;
  origin: string;
  /** The area's routes, without redirects, and their paths for this account. */
  routes: { row: RouteRow; path: string }[];
}

/** Opens an empty page for the routes of an area, signed in with the area's role. */
export async function openArea(openPage: OpenPage, area: RouteRow['area'], look: Look = {}): Promise<OpenArea> {
  const role = ROLES[area][0] ?? null;
  const origin = area.startsWith('company') ? currentProduct().company.acme : currentProduct().portal;
  const page = await openPage(
    { ...look, ...(role !== null && { options: storageOf(demoPerson(role), origin) }) },
    REFUSED,
    // The browser blocks axe's messages to the sandboxed preview frame.
    /CORS policy|less contrast than 4.5:1|execute 'postMessage'/,
  );
  const rows = ROUTES.filter((each) => each.area === area && !REDIRECTS.has(each.name));
  const routes = await Promise.all(rows.map(async (row) => ({ row, path: await pathOf(row, role) })));
  return { page, role, origin, routes };
}

/**
 * Returns the route's path with the ids of existing objects, if the role has any. Unknown tokens show the page of an
 * expired link.
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
