import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { randomUUID } from 'node:crypto';

/** The identifiers of a talent and a job that URLs can contain. */
export interface Named {
  talent: number;
  request: number;
  /** Last path segment of the card's link. */
  talentKey: string;
  requestKey: string;
}

/** Identifiers that no card has. */
export const NOBODYS: Named = {
  talent: 2_147_483_645,
  request: 2_147_483_645,
  talentKey: '2147483645-1',
  requestKey: '2147483645-1',
};

/** Objects of a requester: a card that can be linked with the other card, and a list with both cards. */
export interface Own {
  talent?: number;
  request?: number;
  list: number;
  item: number;
  /** Last path segment of the list's link. */
  key: string;
  relation: number;
  /** URLs of shared market views. */
  views: string[];
}

export interface Sent {
  path: string;
  body?: object | undefined;
}

/**
 * Every endpoint with calls whose URL or body names the two cards (`naming`), and calls whose response would contain
 * the cards without naming them (`showing`).
 */
export const endpoints = Object.values<EndpointTable>(tables)
  .flatMap((table) => Object.values(table))
  .map(({ method, path }) => {
    const call = `${method} ${path}`;
    const naming = (cards: Named, mine: Own): Sent[] => (NAMING[call] ?? inPath(call, path))(cards, mine);
    const showing = (mine: Own): Sent[] => SHOWING[call]?.(mine) ?? [];
    return { call, method, path, naming, showing };
  });

/** A call of the endpoint with parameters that match no object. */
export function bareCall({ call, path }: { call: string; path: string }): Sent {
  return { path: filled(path, {}), body: bodyOf(call) };
}

/** Calls of endpoints that name cards outside the path. */
const NAMING: Record<string, (cards: Named, mine: Own) => Sent[]> = {
  'GET /market_2/talents/': ({ talent, request }) => [
    { path: `/market_2/talents/?ids=${talent}&facets=0` },
    { path: `/market_2/talents/?ids=${talent},${request}&company=acme` },
  ],
  'GET /market_2/requests/': ({ talent, request }) => [
    { path: `/market_2/requests/?ids=${request}&facets=0` },
    { path: `/market_2/requests/?ids=${talent},${request}&company=acme` },
  ],
  'POST /market/{type}/': ({ talent, request }) => [
    { path: '/market/talents/', body: { query: `ids=${talent}` } },
    { path: '/market/jobs/', body: { query: `sortBy=rate&ids=${request}` } },
  ],
  'GET /talents/propose_cards/': ({ request }) => [{ path: `/talents/propose_cards/?for=${request}` }],
  'GET /requests/propose_cards/': ({ talent }) => [{ path: `/requests/propose_cards/?for=${talent}` }],
  'GET /requests/applied/': ({ request }) => [{ path: `/requests/applied/?ids=${request}` }],
  'GET /lists/': ({ talent, request }) => [
    { path: `/lists/?talent=${talent}` },
    { path: `/lists/?request=${request}` },
  ],
  'POST /lists/{id}/items/': ({ talent, request }, { list }) => [
    { path: `/lists/${list}/items/`, body: { talent } },
    { path: `/lists/${list}/items/`, body: { request } },
  ],
};

/** Calls of endpoints whose response contains cards that are not named in the URL. */
const SHOWING: Record<string, (mine: Own) => Sent[]> = {
  'GET /market_2/talents/': ({ request }) => [
    { path: '/market_2/talents/?search=Hidden&matching=all' },
    ...(request === undefined ? [] : [{ path: `/market_2/talents/?for=${request}&status=all` }]),
  ],
  'GET /market_2/requests/': ({ talent }) => [
    { path: '/market_2/requests/?search=Hidden&matching=all' },
    ...(talent === undefined ? [] : [{ path: `/market_2/requests/?for=${talent}&status=all` }]),
  ],
  'GET /market/{type}/{hash}/': ({ views }) => views.map((path) => ({ path })),
  'GET /talents/{id}/get_relations/': ({ talent }) => relationsOf('talents', talent),
  'GET /requests/{id}/get_relations/': ({ request }) => relationsOf('requests', request),
  'GET /requests/{id}/closing/': ({ request }) =>
    request === undefined ? [] : [{ path: `/requests/${request}/closing/` }],
  'GET /relations/{id}/history/': ({ relation }) => [{ path: `/relations/${relation}/history/` }],
  'GET /relations/{id}/interview/': ({ relation }) => [{ path: `/relations/${relation}/interview/` }],
  'GET /interviews/': () => [{ path: '/interviews/' }],
  'GET /inbox/': () => [{ path: '/inbox/' }],
  'GET /relations/{id}/notes/': ({ relation }) => [{ path: `/relations/${relation}/notes/` }],
  ...Object.fromEntries(
    [
      'GET /lists/{id}/',
      'PATCH /lists/{id}/',
      'PATCH /lists/{id}/items/{itemId}/',
      'DELETE /lists/{id}/items/{itemId}/',
      'POST /lists/{id}/items/{itemId}/restore/',
      'GET /lists/public/{key}/',
    ].map((call) => [
      call,
      ({ list, item, key }: Own) => [
        { path: filled(call.split(' ')[1]!, { id: list, itemId: item, key }), body: bodyOf(call) },
      ],
    ]),
  ),
};

function relationsOf(type: string, card: number | undefined): Sent[] {
  return card === undefined ? [] : [{ path: `/${type}/${card}/get_relations/?status=all` }];
}

/**
 * Builds calls that name the card in the path by id, by public id and by link. In a path with two cards, the
 * requester's card (if it exists) is the other card.
 */
function inPath(call: string, path: string): (cards: Named, mine: Own) => Sent[] {
  return ({ talent, request, talentKey, requestKey }, mine) => {
    const pair = { talent: mine.talent ?? talent, request: mine.request ?? request };
    const isTalents = path.startsWith('/talents/');
    if (path.includes('{talentId}') || path.includes('{otherId}')) {
      const [id, otherId] = isTalents ? [pair.talent, pair.request] : [pair.request, pair.talent];
      return [
        { path: filled(path, { id, otherId, talentId: pair.talent, requestId: pair.request }), body: bodyOf(call) },
      ];
    }
    if (!path.startsWith('/talents/{id}/') && !path.startsWith('/requests/{id}/')) return [];
    const [number, key] = isTalents ? [talent, talentKey] : [request, requestKey];
    const keys = path.endsWith('/get_relations/') ? [number] : [number, key, `${key}-slug`];
    return keys.map((id) => ({ path: filled(path, { id }), body: bodyOf(call) }));
  };
}

function filled(path: string, values: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? UNKNOWN[name] ?? NOBODYS.talent));
}

const NO_UUID = '00000000-0000-4000-8000-000000000000';
const UNKNOWN: Record<string, string> = {
  type: 'talents',
  hash: 'nosuchlink',
  code: 'PL',
  provider: 'google',
  table: 'updates',
  column: 'company',
  uid: NO_UUID,
  applicationId: NO_UUID,
  noteId: NO_UUID,
  uidb64: 'MTIzNDU2',
  token: 'secret',
  key: 'x'.repeat(22),
  publicKey: 'x'.repeat(22),
};

function bodyOf(call: string): object | undefined {
  if (/^(GET|DELETE) /.test(call)) return undefined;
  if (call === 'POST /requests/{id}/applications/')
    return { name: 'Ada', email: 'ada@example.com', message: 'Hello', message_id: randomUUID() };
  if (call.endsWith('/statistics_access/')) return {};
  if (call.endsWith('/create_tag/')) return { tag: 'A tag' };
  if (call.endsWith('/open/')) return {};
  if (call.endsWith('/open/verdicts/')) return { voter: 'x'.repeat(22) };
  if (call.endsWith('/open/verdict/')) return { voter: 'x'.repeat(22), name: 'Ann', word: 'yes' };
  if (call.endsWith('/contact/')) return { message: 'Hello' };
  if (call.endsWith('/reject/')) return { rt_rejection_reason: 1 };
  if (call.endsWith('/proceed/')) return { proceed_reason: 1 };
  if (call.endsWith('/close/')) return { seen: '', relations: [], applications: [] };
  if (call.endsWith('/reopen/')) return { closing: NO_UUID };
  if (call.startsWith('POST /lists/') || call === 'PATCH /lists/{id}/') return { name: 'A list' };
  if (call === 'PATCH /lists/{id}/items/{itemId}/') return { note: 'A note' };
  if (call === 'PATCH /talents/{id}/' || call === 'PATCH /requests/{id}/') return { title: 'Taken over' };
  return {};
}
