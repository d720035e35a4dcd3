import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { addressOf, NO_OBJECTS, type ObjectIds, sentBy } from '../../../../tests/support/object-calls.ts';
import { collectFailures } from '../../../../tests/support/outcomes.ts';
import { watchStatements } from '../../../../tests/support/sent-statements.ts';

/** Matches endpoints of rows that several people may read, and staff endpoints, which may read all rows. */
const SHARED =
  /^\S+ (\/companies|\/cities|\/market|\/auth|\/available_resources|\/(account|subscription)_activation|\/password_reset|\/mails|\/email_change|\/company_invitation|\/interview_links|\/import_links|\/company\/logos|\/admin(-panel)?)\/|\/open\//;

let api: TestApi;
let statementsOf: ReturnType<typeof watchStatements>;
/** Objects of people and of a company that are unrelated to the requester. */
let foreign: ObjectIds;

beforeAll(async () => {
  api = await testApi();
  statementsOf = watchStatements(api.database);
  const one = async (query: string, values: unknown[] = []) =>
    (await api.database.pool.query(query, values)).rows[0].id;
  const ofSunrise = (kind: string) =>
    one(`update ${kind} set is_draft = false where id = (
      select k.id from ${kind} k join company c on c.id = k.company_id
      where c.slug = 'sunrise' and k.is_active and not k.is_private and not k.is_on_hold order by k.id limit 1) returning id`);
  const [talent, request] = [await ofSunrise('talent'), await ofSunrise('request')];
  const owner = await one('select id from person where email = $1', [api.account('otherSuperadmin').email]);
  const list = await one(`insert into card_list (owner_id, name) values ($1, 'Theirs') returning id`, [owner]);
  const relation = await one(
    `insert into relation (request_id, talent_id, status, initiated_by) values ($1, $2, 'proposed', 'request')
     on conflict (request_id, talent_id) do update set status = 'proposed' returning id`,
    [request, talent],
  );
  await api.database.pool.query(
    `insert into relation_event (relation_id, side, to_status) values ($1, 'request', 'proposed')`,
    [relation],
  );
  foreign = {
    ...NO_OBJECTS,
    talent,
    request,
    list,
    item: await one('insert into card_list_item (list_id, talent_id) values ($1, $2) returning id', [list, talent]),
    relation,
    note: await one(
      `insert into relation_note (relation_id, person_id, side, is_shared, text) values ($1, $2, 'request', true, 'Theirs') returning id`,
      [relation, owner],
    ),
    operation: await one(
      `insert into operation (kind, title, owner_id, total, input) values ('edit-updates', 'Theirs', $1, 1, '{}') returning uid as id`,
      [owner],
    ),
    subscription: await one(
      `insert into market_subscription (email, kind, query, frequency, confirmed_at, looked_at, seen)
       select email, 'talent', '', 'daily', now(), now(), pg_current_snapshot() from person where id = $1 returning uid as id`,
      [owner],
    ),
    session: await one('select id from access_token where person_id = $1 limit 1', [owner]),
    application: await one(
      `insert into application (id, request_id, name, email, phone_number, message, content_hash)
       values (gen_random_uuid(), $1, 'A', 'a@example.org', '', '', '') returning id`,
      [request],
    ),
    message: await one(
      `insert into contact_message (id, company_id, name, email, company_name, phone_number, message)
       select gen_random_uuid(), id, 'A', 'a@example.org', '', '', 'Theirs' from company where slug = 'sunrise' returning id`,
    ),
    member: await one('select uid as id from person where id = $1', [owner]),
    group: await one(
      `select min(g.id) as id from company_group g join company c on c.id = g.company_id where c.slug = 'sunrise'`,
    ),
    upload: await one(`insert into import (owner_id, file, name) values ($1, '', 'Theirs') returning uid as id`, [
      owner,
    ]),
    massImport: await one(
      `insert into mass_import (owner_id, name, files) values ($1, 'Theirs', 1) returning uid as id`,
      [owner],
    ),
    importLink: await one(
      `insert into import_link (key, owner_id, label, last_day, files) values ('z1234567890123456789_-', $1, 'Theirs', '2100-01-01', 1) returning key as id`,
      [owner],
    ),
    mapper: await one(
      `insert into import_mapper (owner_id, name, files_columns, mapping) values ($1, 'Theirs', '{}', '{}') returning uid as id`,
      [owner],
    ),
    key: await one(
      `update card_list set public_key = 'y1234567890123456789_-', is_active = false where id = $1 returning public_key as id`,
      [list],
    ),
  };
});

/**
 * Resets rate limits and updates `last_used_at`. Otherwise the session would be extended (at most once a minute), which
 * adds a statement to one of the compared calls.
 */
const resetLimitsAndSessions = () =>
  api.database.pool.query('truncate rate_limit; update access_token set last_used_at = now()');

afterAll(() => api.close());

const calls = Object.values<EndpointTable>(tables)
  .flatMap((table) => Object.values(table))
  .filter(({ method, path }) => path.includes('{') && !SHARED.test(`${method} ${path}`))
  .map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, takesForm: endpoint.form ?? false }));

describe.each<{ role: Role; host: string }>([
  { role: 'superadmin', host: 'acme.localhost' },
  { role: 'client', host: 'localhost' },
])('to a $role on $host', ({ role, host }) => {
  test('every call runs the same statements and returns the same response for another person’s id and for an unknown id', async () => {
    const check = async ({ call }: (typeof calls)[number]) => {
      await resetLimitsAndSessions();
      const send = (ids: ObjectIds) =>
        api.call(`/api${addressOf(call, ids)}`, { ...sentBy(call, ids), method: call.split(' ')[0]!, role, host });
      // First call, not compared: it also loads labels.
      await send(NO_OBJECTS);
      const [theirs, nobodys] = [await statementsOf(() => send(foreign)), await statementsOf(() => send(NO_OBJECTS))];
      expect(theirs).toEqual(nobodys);
      expect(theirs.length).toBeGreaterThan(0);
      const answers = [await send(foreign), await send(NO_OBJECTS)];
      expect(answers.map(({ status, json }) => [status, { ...json, request_id: '' }])).toEqual([
        [expect.any(Number), { ...answers[1]!.json, request_id: '' }],
        [answers[0]!.status, expect.anything()],
      ]);
      // File URLs contain a signature that is valid for the requester only: an unsigned URL gets 401 for any id.
      expect([200, 401, 403, 404]).toContain(answers[0]!.status);
    };
    expect(await collectFailures(calls, ({ call }) => call, check)).toEqual({});
  });
});
