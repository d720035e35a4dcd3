import { randomUUID } from 'node:crypto';
import type { TestApi } from './api.ts';
import { changesOf, elsewhere, type Change, type GrowingList } from './growing-lists.ts';

const LIST_KEY = 'listOfClientForTests01';
const ENTRIES = 14;

/** Builds the paginated lists of a client whose job has this id: applications, notes and card lists. */
export function buildClientLists(api: () => TestApi, job: () => number): [name: string, list: () => GrowingList][] {
  const touch = (table: string, set: string, where: string) => changesOf(api()).touch(table, set, where);
  const ids = async (text: string) =>
    (await api().database.pool.query(text)).rows.map(({ id }) => id as string | number);
  const ofJob = () => `request_id = ${job()}`;
  const ofRelation = () => `relation_id = ${relation}`;
  const inList = () => `list_id = ${list}`;
  /** Other users' cards have different ids in responses than in the database, so the whole list is read as one page. */
  const cards = (path: () => string, more: Partial<GrowingList> = {}): GrowingList => ({
    path,
    role: 'client',
    expected: async () => {
      const { role = 'client', method } = more;
      const answer = await api().call(`${path()}&limit=100`, { role, ...(method && { method, body: {} }) });
      return answer.json.items.map(({ card_data }: { card_data: { id: number } }) => card_data.id);
    },
    changes: [
      touch('card_list_item', 'note = reverse(note)', inList()),
      touch('card_list', 'name = reverse(name), modified_at = clock_timestamp()', `id = ${list}`),
      elsewhere(changesOf(api()).edit('talent', 'title = reverse(title)', `id in (${talentsOfList()})`)),
      elsewhere(changesOf(api()).edit('talent', 'is_on_hold = not is_on_hold', `id in (${talentsOfList()})`)),
      elsewhere(removeFromList(api(), list)),
    ],
    ...more,
  });
  return [
    [
      'applications for a job',
      () => ({
        path: () => `/api/requests/${job()}/applications/?`,
        role: 'client',
        expected: () => ids(`select id from application where ${ofJob()}`),
        changes: [
          touch('application', `status = 'shortlisted'`, ofJob()),
          touch('application', 'read_at = now()', ofJob()),
        ],
      }),
    ],
    [
      'active applications for a job',
      () => ({
        path: () => `/api/requests/${job()}/applications/?status=active`,
        role: 'client',
        expected: () => ids(`select id from application where ${ofJob()} and status in ('open', 'shortlisted')`),
        changes: [
          touch('application', `status = 'rejected'`, `${ofJob()} and status <> 'rejected'`),
          touch('application', `status = 'open'`, `${ofJob()} and status = 'rejected'`),
        ],
      }),
    ],
    [
      'notes on a relation',
      () => ({
        path: () => `/api/relations/${relation}/notes/?`,
        role: 'client',
        expected: () => ids(`select id from relation_note where ${ofRelation()}`),
        changes: [touch('relation_note', 'text = reverse(text), modified_at = clock_timestamp()', ofRelation())],
      }),
    ],
    ['cards of an own list', () => cards(() => `/api/lists/${list}/?`)],
    ['cards of a public list', () => cards(() => `/api/lists/public/${LIST_KEY}/?`, { role: 'visitor' })],
    [
      'cards of a shared list',
      () => cards(() => `/api/lists/${sharedKey}/open/?`, { role: 'visitor', method: 'POST' }),
    ],
  ];
}

const talentsOfList = () => `select talent_id from card_list_item where list_id = ${list}`;

function removeFromList({ database }: TestApi, from: number): Change {
  return async (random) => {
    const { rows } = await database.pool.query('select id from card_list_item where list_id = $1 order by id', [from]);
    if (rows.length > ENTRIES / 2)
      await database.pool.query('delete from card_list_item where id = $1', [rows[random(rows.length)].id]);
    return null;
  };
}

let relation = 0;
let list = 0;
let sharedKey = '';

/** Creates the entries of the lists. The job needs a relation. */
export async function prepareClientLists(api: TestApi, job: number): Promise<void> {
  const { pool } = api.database;
  await pool.query('delete from application where request_id = $1', [job]);
  for (let number = 1; number <= ENTRIES; number++)
    await pool.query(
      `insert into application (id, request_id, name, email, phone_number, message, content_hash)
       values ($1, $2, $3, $4, '', 'Hello.', '')`,
      [randomUUID(), job, `Person ${number}`, `person${number}@example.com`],
    );
  relation = (await pool.query('select min(id) as id from relation where request_id = $1', [job])).rows[0].id;
  await pool.query(
    `insert into relation_note (relation_id, person_id, side, is_shared, text)
     select $1, owner_id, 'request', false, 'Note ' || n from request, generate_series(1, ${ENTRIES}) n where id = $2`,
    [relation, job],
  );
  const post = async (path: string, body: object) =>
    (await api.call(`/api/lists/${path}`, { method: 'POST', role: 'client', body })).json;
  list = (await post('', { name: 'Shortlist' })).id;
  await pool.query('update card_list set public_key = $1 where id = $2', [LIST_KEY, list]);
  await pool.query(
    `insert into card_list_item (list_id, talent_id, note)
     select $1, card_id, 'Note ' || card_id from market_talent where company_id = 0 order by card_id limit ${ENTRIES}`,
    [list],
  );
  sharedKey = new URL((await post(`${list}/create_tag/`, { tag: 'tests' })).url).pathname.split('/')[2]!;
}
