import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Calls, Handlers, Input } from './endpoint.ts';
import { withKindName, definePairedEndpoints } from './pairs.ts';

const table = definePairedEndpoints({
  listCards: {
    method: 'GET',
    path: '/{kind}s/',
    access: 'user',
    summary: '{Cards}: the {cards} for a {other}.',
    query: z.strictObject({ search: z.string() }),
    response: { talent: z.object({ name: z.string() }), request: z.object({ title: z.string() }) },
  },
  confirmOther: {
    method: 'POST',
    path: '/{kind}s/{id}/related-{other}/',
    access: 'staff',
    summary: 'Links a {card} with one of the {others}.',
    idempotent: true,
    params: z.strictObject({ id: z.string() }),
    response: z.object({ done: z.boolean() }),
  },
});

test('a pair defines an endpoint for each kind with its own name, path and summary', () => {
  expect(Object.keys(table).sort()).toEqual(['confirmRequest', 'confirmTalent', 'listRequests', 'listTalents']);
  expect(table.listTalents).toMatchObject({ path: '/talents/', summary: 'Talents: the talents for a job.' });
  expect(table.listRequests).toMatchObject({ path: '/requests/', summary: 'Jobs: the jobs for a talent.' });
  // The name refers to the confirmed card, which has the other kind.
  expect(table.confirmRequest).toMatchObject({
    path: '/talents/{id}/related-request/',
    summary: 'Links a talent with one of the jobs.',
    access: 'staff',
    idempotent: true,
  });
  expect(table.confirmTalent.path).toBe('/requests/{id}/related-talent/');
});

test('schemas that differ by kind are separate, and others are shared', () => {
  expect(table.listTalents.response.parse({ name: 'Ada' })).toEqual({ name: 'Ada' });
  expect(table.listRequests.response.safeParse({ name: 'Ada' }).success).toBe(false);
  expect(table.confirmTalent.params).toBe(table.confirmRequest.params);
});

test('calls and handlers are typed by their kind', () => {
  type Called = Calls<{ table: typeof table }>;
  expectTypeOf<keyof Called>().toEqualTypeOf<
    'GET /talents/' | 'GET /requests/' | 'POST /talents/{id}/related-request/' | 'POST /requests/{id}/related-talent/'
  >();
  expectTypeOf<Called['GET /talents/']['output']>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<Called['GET /requests/']['output']>().toEqualTypeOf<{ title: string }>();

  type Asked = Input<typeof table.listTalents>;
  const confirmOther = async () => ({ done: true });
  const talents = withKindName('talent', {
    listCards: async ({ query }: Asked) => ({ name: query.search }),
    confirmOther,
  });
  const requests = withKindName('request', {
    listCards: async ({ query }: Asked) => ({ title: query.search }),
    confirmOther,
  });
  const handlers: Handlers<typeof table, null> = { ...talents, ...requests };
  // @ts-expect-error The handlers for jobs are missing.
  const half: Handlers<typeof table, null> = { ...talents };
  // @ts-expect-error In this table, jobs have no name.
  const wrong: Handlers<typeof table, null> = { ...handlers, listRequests: talents.listTalents };
  expect(Object.keys({ ...half, ...wrong }).sort()).toEqual(Object.keys(table).sort());
});
