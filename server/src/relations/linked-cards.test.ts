import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { editedCards } from '../../../tests/support/edited-cards.ts';

let api: TestApi;
/**
 * The client's job with four talents of the provider: confirmed, proposed by the client, rejected, and proposed by the
 * provider.
 */
let job: number;
let talents: number[];
/** The market's match of each talent before the relations were created. */
const matches = new Map<number, object>();

const { create, createRequest, move, change } = editedCards(() => api);

const get = async (role: Role, path: string) => (await api.call(`/api${path}`, { role })).json;
const post = (role: Role, path: string, body: object = {}) => api.call(`/api${path}`, { method: 'POST', role, body });
const of = (talent: number) => `/requests/${job}/related-talent/${talent}/`;
const reversed = (talent: number) => `/talents/${talent}/related-request/${job}/`;
const cardIds = (items: { card_data: { id: number } }[]) => items.map(({ card_data }) => card_data.id);

beforeAll(async () => {
  api = await testApi();
  await api.database.pool.query(
    'update talent set is_draft = true where owner_id = (select id from person where email = $1)',
    [api.account('provider').email],
  );
  job = (await createRequest()).json.id;
  const names = ['Ada Fits', 'Bo Fits', 'Cy Half', 'Di Fits'];
  talents = [];
  for (const name of names) {
    const skills = [{ name: name.endsWith('Half') ? 'Go' : 'Rust', experience: 7, is_main: true }];
    talents.push((await create({ name, skills })).json.id);
  }
});

afterAll(() => api.close());

describe('cards that may be proposed', () => {
  const offered = (query = '') => get('provider', `/talents/propose_cards/?for=${job}${query}`);

  test('are listed best match first, and newest first among equal matches', async () => {
    const [ada, bo, cy, di] = talents;
    const { propose_cards, proposed_cards, total, next } = await offered();
    expect(cardIds(propose_cards)).toEqual([di, bo, ada, cy]);
    for (const { card_data, match } of propose_cards) matches.set(card_data.id, match);
    expect(propose_cards[0].match.score).toBeGreaterThan(propose_cards[3].match.score);
    expect([proposed_cards, total, next]).toEqual([[], 4, undefined]);
  });

  test('are paginated', async () => {
    const [ada, bo, cy, di] = talents;
    const first = await offered('&limit=3');
    expect([cardIds(first.propose_cards), first.total, first.next]).toEqual([[di, bo, ada], 4, 3]);
    const last = await offered('&limit=3&offset=3');
    expect([cardIds(last.propose_cards), last.total, last.next]).toEqual([[cy], 4, undefined]);
  });

  test('are found by name and title, ignoring letter case', async () => {
    expect(cardIds((await offered('&search=CY%20half')).propose_cards)).toEqual([talents[2]]);
    expect((await offered('&search=rust%20DEV')).propose_cards).toHaveLength(4);
    expect((await offered('&search=nobody')).propose_cards).toEqual([]);
  });

  test('exclude drafts, archived cards and cards of other owners', async () => {
    const { id } = (await create({ name: 'Ed Archived' })).json;
    await move(id, 'deactivate');
    const draft = (await create({ name: 'Flo Draft', is_draft: true })).json.id;
    const ids = cardIds((await offered()).propose_cards);
    expect(ids).not.toContain(id);
    expect(ids).not.toContain(draft);
    const developers = cardIds((await get('developer', `/talents/propose_cards/?for=${job}`)).propose_cards);
    expect(developers.toSorted()).toEqual(await ownActive('developer'));
  });

  test('are jobs when listed for a talent, sorted by match and then by the similarity of the title', async () => {
    const newer = (await createRequest({ title: 'Another one' })).json.id;
    const query = `/requests/propose_cards/?for=${talents[0]}`;
    const ids = cardIds((await get('client', query)).propose_cards);
    expect(ids.filter((id) => [job, newer].includes(id))).toEqual([job, newer]);
    expect(cardIds((await get('client', `${query}&search=ANOTHER`)).propose_cards)).toEqual([newer]);
  });

  test('return 404 for a card that the viewer may not see', async () => {
    const hidden = (await createRequest({ is_private: true })).json.id;
    const answer = await api.call(`/api/talents/propose_cards/?for=${hidden}`, { role: 'provider' });
    expect(answer.status).toBe(404);
  });
});

describe('linked cards', () => {
  beforeAll(async () => {
    const [ada, bo, cy, di] = talents as [number, number, number, number];
    await post('client', of(ada));
    await post('provider', `${reversed(ada)}confirm/`);
    await post('client', of(bo));
    await post('client', of(cy));
    await post('provider', `${reversed(cy)}reject/`, { rt_rejection_reason: 2 });
    await post('provider', reversed(di));
    for (const [at, id] of [bo, di, cy, ada].entries()) {
      await api.database.pool.query(
        'update relation set modified_at = now() - make_interval(mins => $2) where talent_id = $1',
        [id, at],
      );
    }
  });

  const linked = (query = '') => get('client', `/requests/${job}/get_relations/${query}`);

  test('are listed waiting ones first and ended ones last, with counts by status and their match', async () => {
    const [ada, bo, cy, di] = talents;
    const all = await linked('?status=all');
    expect(cardIds(all.items)).toEqual([di, bo, ada, cy]);
    expect(all.counters).toEqual({
      active: 3,
      waiting: 1,
      proposed: 2,
      confirmed: 1,
      rejected: 1,
      proceeded: 0,
      archived: 0,
      all: 4,
    });
    for (const { card_data, match } of all.items) expect(match).toEqual(matches.get(card_data.id));
  });

  test.each<[status: string, names: number[]]>([
    ['active', [3, 1, 0]],
    ['waiting', [3]],
    ['proposed', [3, 1]],
    ['confirmed', [0]],
    ['rejected', [2]],
    ['proceeded', []],
    ['archived', []],
  ])('can be filtered by status: %s', async (status, at) => {
    const { items, total } = await linked(`?status=${status}`);
    expect([cardIds(items), total]).toEqual([at.map((each) => talents[each]), at.length]);
  });

  test('are paginated, newest first among relations that were moved at the same time', async () => {
    const { rows } = await api.database.pool.query(
      'update relation set modified_at = $2 where request_id = $1 returning id, talent_id',
      [job, new Date(0)],
    );
    const newest = rows.toSorted((a, b) => b.id - a.id).map(({ talent_id }) => talent_id);
    const [, , cy, di] = talents;
    const inOrder = [di, ...newest.filter((id) => id !== di && id !== cy), cy];
    const first = await linked('?status=all&limit=3');
    expect([cardIds(first.items), first.total, first.next]).toEqual([inOrder.slice(0, 3), 4, 3]);
    const last = await linked('?status=all&limit=3&offset=3');
    expect([cardIds(last.items), last.total, last.next]).toEqual([inOrder.slice(3), 4, undefined]);
    const { proposed_cards } = await get('provider', `/talents/propose_cards/?for=${job}`);
    expect(cardIds(proposed_cards)).toEqual(newest);
  });

  test('are jobs when listed for a talent', async () => {
    const { items, counters } = await get('provider', `/talents/${talents[0]}/get_relations/`);
    expect([cardIds(items), counters.active, items[0].relation.can.reject]).toEqual([[job], 1, true]);
  });

  test('are counted on own cards as active, inactive, hired and waiting', async () => {
    const counts = async (role: Role, kind: string, id: number) => {
      const { items } = await get(role, `/${kind}/?limit=100`);
      const card = items.find((each: { id: number }) => each.id === id);
      expect(card.unconfirmed_relations).toBe(card.waiting_relations > 0);
      expect(card.waiting_since === null).toBe(card.waiting_relations === 0);
      return [card.active_relations, card.inactive_relations, card.hired, card.waiting_relations];
    };
    const [ada, bo, cy, di] = talents as [number, number, number, number];
    // The provider has proposed one talent.
    expect(await counts('client', 'requests', job)).toEqual([3, 1, 0, 1]);
    expect(await counts('provider', 'talents', ada)).toEqual([1, 0, 0, 0]);
    expect(await counts('provider', 'talents', bo)).toEqual([1, 0, 0, 1]);
    expect(await counts('provider', 'talents', cy)).toEqual([0, 1, 0, 0]);
    expect(await counts('provider', 'talents', di)).toEqual([1, 0, 0, 0]);
    const alone = (await create({ name: 'Gus Alone' })).json.id;
    expect(await counts('provider', 'talents', alone)).toEqual([0, 0, 0, 0]);
    const inOrder = (await get('client', '/requests/?sort=waiting&limit=100')).items;
    const waits: boolean[] = inOrder.map((card: { unconfirmed_relations: boolean }) => card.unconfirmed_relations);
    expect(waits).toEqual([true, ...Array.from({ length: waits.length - 1 }, () => false)]);
    expect(waits.length).toBeGreaterThan(1);
  });

  test('have open relations archived and restored with one card, unless the other card is archived too', async () => {
    const [ada, bo, cy, di] = talents as [number, number, number, number];
    const stands = async () => {
      const { rows } = await api.database.pool.query('select talent_id, status from relation where request_id = $1', [
        job,
      ]);
      const status = new Map(rows.map((row) => [row.talent_id, row.status]));
      return [ada, bo, cy, di].map((id) => status.get(id));
    };
    const before = ['confirmed', 'proposed', 'rejected', 'proposed'];
    expect(await stands()).toEqual(before);
    const jobTo = (where: string) => api.call(`/api/requests/${job}/${where}/`, { method: 'PATCH', role: 'client' });
    await jobTo('deactivate');
    expect(await stands()).toEqual(['archived', 'archived', 'rejected', 'archived']);
    await move(bo, 'deactivate');
    await jobTo('activate');
    expect(await stands()).toEqual(['confirmed', 'archived', 'rejected', 'proposed']);
    await move(bo, 'activate');
    expect(await stands()).toEqual(before);
    const { id } = (await linked('?status=confirmed')).items[0].relation;
    const { items } = await get('client', `/relations/${id}/history/`);
    expect(items.slice(-2)).toMatchObject([
      { actor: 'Crewdock', from: 'confirmed', to: 'archived', why: 'The job was archived.' },
      { actor: 'Crewdock', from: 'archived', to: 'confirmed', why: 'The card was restored.' },
    ]);
  });

  test('stay withdrawn when staff withdrew the relation and the card is restored', async () => {
    const { id } = (await create({ name: 'Hal Withdrawn' })).json;
    await post('client', of(id));
    await api.call(`/api${of(id)}`, { method: 'DELETE', role: 'staff' });
    await move(id, 'deactivate');
    await move(id, 'activate');
    expect(cardIds((await linked('?status=archived')).items)).toEqual([id]);
  });
});

describe('proposing a card', () => {
  test('returns 404 for another owner’s card that the proposer may not see', async () => {
    const { id } = (await create({ name: 'Ida Private', is_private: true })).json;
    expect((await post('client', of(id))).status).toBe(404);
    // The owner of the hidden card can still propose it.
    expect((await post('provider', reversed(id))).status).toBe(200);
  });

  test('is refused for an archived card or a draft', async () => {
    const { id } = (await create({ name: 'Jo Archived' })).json;
    await move(id, 'deactivate');
    expect((await post('provider', reversed(id))).json).toMatchObject({ code: 'conflict' });
    const draft = (await create({ name: 'Kim Draft', is_draft: true })).json.id;
    expect((await post('provider', reversed(draft))).json).toMatchObject({ code: 'conflict' });
    await change(draft, { is_draft: false });
    expect((await post('provider', reversed(draft))).status).toBe(200);
  });
});

test('the match of two cards is explained to an owner of one who may see the other', async () => {
  const { id } = (await create({ name: 'Lou Private' })).json;
  const explained = (role: Role) => api.call(`/api/ai/explain_match/${job}/${id}/`, { role });
  expect((await explained('client')).json).toMatchObject({ score: expect.any(Number), parts: expect.any(Array) });
  await change(id, { is_private: true });
  expect((await explained('client')).status).toBe(404);
  expect((await explained('provider')).status).toBe(200);
  await post('provider', reversed(id));
  // Once the cards are linked, both sides see the match.
  expect((await explained('client')).status).toBe(200);
  expect((await explained('developer')).status).toBe(404);
});

/** Ids of the talents that an account could propose. */
async function ownActive(role: Exclude<Role, 'visitor'>): Promise<number[]> {
  const { rows } = await api.database.pool.query(
    `select c.id from talent c join person p on p.id = c.owner_id where p.email = $1 and c.is_active and not c.is_draft`,
    [api.account(role).email],
  );
  return rows.map(({ id }) => id).toSorted();
}
