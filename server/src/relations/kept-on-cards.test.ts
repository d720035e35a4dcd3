import { beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../tests/support/api.ts';
import { closingGround } from '../../../tests/support/closing-ground.ts';
import { up } from '../../migrations/0048_open_relations.ts';

const ground = closingGround();
const { sql } = ground;
let [one, other]: number[] = [];

beforeEach(() => {
  [one, other] = ground.talents as [number, number];
});

const OPEN = `('proposed', 'confirmed', 'proceeded')`;

/** Cards whose stored flags differ from their relations. */
const wrong = () =>
  sql(
    ['request', 'talent']
      .map(
        (kind) => `
        select '${kind}' as kind, id from ${kind} c
        where (has_open_relations, is_waited_for) is distinct from (
          (select count(*) > 0 from relation where ${kind}_id = c.id and status in ${OPEN}),
          (select count(*) > 0 from relation where ${kind}_id = c.id and status = 'proposed' and initiated_by <> '${kind}'))`,
      )
      .join(' union all '),
  );
/**
 * Flags of the job and the first talent: whether the card has open relations, and whether a relation waits for its
 * answer.
 */
const flags = async (): Promise<string> => {
  const [row] = await sql(
    `select concat_ws(' ', r.has_open_relations::int, r.is_waited_for::int, t.has_open_relations::int, t.is_waited_for::int) as flags
     from request r, talent t where r.id = $1 and t.id = $2`,
    ground.job,
    one,
  );
  return row.flags;
};
const pair = (talent = one) => `/requests/${ground.job}/related-talent/${talent}/`;
const call = async (method: string, path: string, body?: object) => {
  const answer = await ground.api.call(`/api${path}`, { method, role: 'staff', ...(body && { body }) });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
};
const send = (role: Role, path: string, body: object = {}) => {
  const isWithdrawn = path.endsWith('archive/') && !path.endsWith('unarchive/');
  const [method, at] = isWithdrawn ? ['DELETE', path.replace('archive/', '')] : ['POST', path];
  return ground.api.call(`/api${at}`, { method, role, ...(!isWithdrawn && { body }) });
};
const taken = async (role: Role, path: string, body?: object) => {
  const answer = await send(role, path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
};
const edit = async (table: string, key: number | string, change: object) => {
  const path = `/admin-panel/${table}/${key}/`;
  const { version } = await call('GET', path);
  await call('PATCH', path, { version, ...change });
};

test('the migration sets the relation flags of existing cards', async () => {
  await ground.link(one!, 'proposed');
  await ground.link(other!, 'interview');
  for (const name of ['came', 'went', 'moved']) await sql(`drop function open_relations_${name} cascade`);
  await sql('drop function no_open_relations cascade');
  for (const kind of ['request', 'talent'])
    await sql(`alter table ${kind} drop column has_open_relations, drop column is_waited_for`);
  await ground.api.database.kysely.transaction().execute((trx) => up(trx as never));
  expect([await flags(), await wrong()]).toEqual(['1 1 1 1', []]);
});

test('every move of a relation updates the flags of both cards', async () => {
  await sql('delete from relation');
  expect([await flags(), await wrong()]).toEqual(['0 0 0 0', []]);
  const walk: [Role, string, object?][] = [
    ['client', pair()],
    ['provider', `${pair()}confirm/`],
    ['client', `${pair()}proceed/`, { proceed_reason: 1 }],
    ['client', `${pair()}reject/`],
    ['staff', `${pair()}unarchive/`],
    ['staff', `${pair()}archive/`],
    ['staff', `${pair()}unarchive/`],
    ['client', `${pair()}proceed/`, { proceed_reason: 4 }],
    ['client', `${pair()}reject/`, { rt_rejection_reason: 14 }],
  ];
  const seen: string[] = [];
  for (const [role, path, body] of walk) {
    await taken(role, path, body);
    seen.push(await flags());
    expect(await wrong(), path).toEqual([]);
  }
  expect(seen).toEqual([
    '1 0 1 1',
    '1 0 1 0',
    '1 0 1 0',
    '0 0 0 0',
    '1 0 1 0',
    '0 0 0 0',
    '1 0 1 0',
    '1 0 1 0',
    '0 0 0 0',
  ]);
});

test('a staff proposal marks both cards as waiting until it is deleted, and again when it is restored', async () => {
  await sql('delete from relation');
  await ground.link(one!, 'proposed');
  expect(await flags()).toBe('1 1 1 1');
  await call('DELETE', `/admin${pair()}`);
  expect(await flags()).toBe('0 0 0 0');
  await call('POST', `/admin${pair()}restore/`);
  expect([await flags(), await wrong()]).toEqual(['1 1 1 1', []]);
});

test.each(['talents', 'requests'])('archiving and restoring %s updates the flags of both sides', async (table) => {
  await sql('delete from relation');
  await ground.link(one!, 'interview');
  await ground.link(other!, 'proposed');
  const key = table === 'talents' ? one! : ground.job;
  await edit(table, key, { is_active: false });
  expect([(await flags()).slice(4), await wrong()]).toEqual(['0 0', []]);
  await edit(table, key, { is_active: true });
  expect([await flags(), await wrong()]).toEqual(['1 1 1 0', []]);
});

test('closing and reopening a job updates the flags of the job and its talents', async () => {
  await sql('delete from relation');
  await ground.link(one!, 'interview');
  await ground.link(other!, 'proposed');
  const { seen, relations } = await ground.list();
  const body = { seen, relations: [relations[0]!.relation.id], applications: [], comment: '' };
  const { id } = await taken('client', `/requests/${ground.job}/close/`, body);
  expect([await flags(), await wrong()]).toEqual(['0 0 0 0', []]);
  await taken('client', `/requests/${ground.job}/reopen/`, { closing: id });
  expect([await flags(), await wrong()]).toEqual(['1 1 1 0', []]);
});

test('the flags stay correct when the owner is suspended or changed, or the job is deleted', async () => {
  await sql('delete from relation');
  await ground.link(one!, 'confirmed');
  const [{ uid }] = await sql('select p.uid from person p join talent t on t.owner_id = p.id where t.id = $1', one);
  for (const state of ['suspended', 'open']) {
    await edit('vendors', uid, { state });
    expect([await flags(), await wrong()], state).toEqual(['1 0 1 0', []]);
  }
  await sql('update talent set owner_id = (select min(id) from person where id <> owner_id) where id = $1', one);
  expect(await wrong()).toEqual([]);
  await sql('delete from request where id = $1', ground.job);
  expect([await wrong(), await sql('select has_open_relations as is from talent where id = $1', one)]).toEqual([
    [],
    [{ is: false }],
  ]);
});

test('the flags stay correct with concurrent moves', async () => {
  await sql('delete from relation');
  const jobs = [ground.job, await ground.newJob(), await ground.newJob()];
  const pairs = jobs.flatMap((job) => ground.talents.map((talent) => `/requests/${job}/related-talent/${talent}/`));
  for (const ends of [['', 'confirm/'], ['reject/'], ['unarchive/', 'archive/'], ['unarchive/', 'proceed/']]) {
    for (const end of ends) {
      const body = end === 'proceed/' ? { proceed_reason: 1 } : {};
      const answers = await Promise.all(pairs.map((path) => send('staff', `${path}${end}`, body)));
      expect(new Set(answers.map(({ status }) => status)), end).toEqual(new Set([200]));
      expect(await wrong(), end).toEqual([]);
    }
  }
});

test('truncating the relation table clears the flags of all cards', async () => {
  await ground.link(one!, 'proposed');
  await sql('truncate relation cascade');
  expect([await flags(), await wrong()]).toEqual(['0 0 0 0', []]);
});
