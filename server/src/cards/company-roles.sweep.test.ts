import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount } from '../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { VISITOR } from '../core/identity/actor.ts';
import { startSession } from '../people/accounts/sessions.ts';

const ACME = 'acme.localhost';
const TYPES = [1, 2, 3] as const;
const KINDS = ['talents', 'requests'] as const;
const SKILLS = [{ name: 'Rust', experience: 7, is_main: true }];
const CARDS = {
  talents: { name: 'Ada Example', title: 'Senior Rust developer', skills: SKILLS },
  requests: { title: 'Rust developer wanted', skills: SKILLS },
};

/** A person's possible memberships in Acme. */
const MEMBERSHIPS = ['superadmin', 'Team Lead', 'Manager', 'no role', 'no group', 'elsewhere', 'no member'] as const;
type Membership = (typeof MEMBERSHIPS)[number];

interface Member {
  id: number;
  token: string;
}

let api: TestApi;
let acme: number;
let sunrise: number;
/** A member without a role, in the group of the team lead. */
let led: Member;
/** A member of another group. */
let stranger: Member;
const members = new Map<string, Member>();

beforeAll(async () => {
  api = await testApi();
  acme = await numberOf(`select id from company where slug = 'acme'`);
  sunrise = await numberOf(`select id from company where slug = 'sunrise'`);
  const [ours, theirs] = [await addGroup('Ours'), await addGroup('Theirs')];
  led = await addMember(2, acme, ours, 2);
  stranger = await addMember(2, acme, theirs, 2);
  for (const type of TYPES) {
    for (const membership of MEMBERSHIPS) {
      members.set(`${membership} ${type}`, await addOne(membership, type, ours));
    }
  }
});

afterAll(() => api.close());

/** Expected rights on Acme's portal. They follow from the membership, not from the account type. */
const EXPECTED: Record<Membership, Record<string, number>> = {
  superadmin: rights({
    posts: 200,
    lists: 200,
    own: 200,
    led: 200,
    others: 200,
    isPrivate: 200,
    onHold: 200,
    draft: 200,
  }),
  'Team Lead': rights({
    posts: 200,
    lists: 200,
    own: 200,
    led: 200,
    others: 404,
    isPrivate: 200,
    onHold: 404,
    draft: 404,
  }),
  Manager: rights({ posts: 200, lists: 200, own: 200, led: 404, others: 404, isPrivate: 200, onHold: 404, draft: 404 }),
  'no role': rights({
    posts: 403,
    lists: 200,
    own: 404,
    led: 404,
    others: 404,
    isPrivate: 200,
    onHold: 404,
    draft: 404,
  }),
  'no group': rights({
    posts: 403,
    lists: 200,
    own: 404,
    led: 404,
    others: 404,
    isPrivate: 200,
    onHold: 404,
    draft: 404,
  }),
  elsewhere: rights({
    posts: 403,
    lists: 403,
    own: 404,
    led: 404,
    others: 404,
    isPrivate: 404,
    onHold: 404,
    draft: 404,
  }),
  'no member': rights({
    posts: 403,
    lists: 403,
    own: 404,
    led: 404,
    others: 404,
    isPrivate: 404,
    onHold: 404,
    draft: 404,
  }),
};

describe.each(KINDS)('%s on a company’s portal', (kind) => {
  test.each(MEMBERSHIPS.flatMap((membership) => TYPES.map((type) => [membership, type] as const)))(
    'that belong to the company are accessible by membership: %s, account type %i',
    async (membership, type) => {
      const member = members.get(`${membership} ${type}`)!;
      const own = await addCard(kind, member.id);
      const [ofLed, ofOther] = [await addCard(kind, led.id), await addCard(kind, stranger.id)];
      const hidden = async (state: string) => {
        const id = await addCard(kind, stranger.id, state);
        return (await call('GET', `/api/${kind}/${id}/`, member)).status;
      };
      const edit = async (id: number) =>
        (await call('PATCH', `/api/${kind}/${id}/`, member, { skills: SKILLS })).status;
      expect({
        posts: (await call('POST', `/api/${kind}/`, member, { ...CARDS[kind], scope: 'company' })).status,
        lists: (await call('GET', `/api/${kind}/?scope=company`, member)).status,
        'edits own': await edit(own),
        'copies own': (await call('POST', `/api/${kind}/${own}/copy/`, member)).status,
        'archives own': (await call('PATCH', `/api/${kind}/${own}/deactivate/`, member)).status,
        'edits a led member’s': await edit(ofLed),
        'edits another’s': await edit(ofOther),
        'sees a private one': await hidden('is_private'),
        'sees one on hold': await hidden('is_on_hold'),
        'sees a draft': await hidden('is_draft'),
      }).toEqual(EXPECTED[membership]);
    },
  );

  test.each(TYPES)('that belong to a person can be created by account type %i, not by membership', async (type) => {
    const holds = (kind === 'requests') === (type === 1);
    for (const membership of MEMBERSHIPS) {
      const member = members.get(`${membership} ${type}`)!;
      const made = await call('POST', `/api/${kind}/`, member, CARDS[kind]);
      expect([membership, made.status]).toEqual([membership, holds ? 200 : 403]);
    }
  });
});

test('a card that a member creates for the company belongs to the company and to the member', async () => {
  const member = members.get('Manager 1')!;
  const { json } = await call('POST', '/api/talents/', member, { ...CARDS.talents, scope: 'company' });
  expect(json.can).toEqual({ edit: true, see_privately: false });
  const { rows } = await api.database.pool.query('select owner_id, company_id from talent where id = $1', [json.id]);
  expect(rows).toEqual([{ owner_id: member.id, company_id: acme }]);
});

test('removing a role immediately removes the right to create and edit company cards', async () => {
  const lowered = await addMember(2, acme, await addGroup('Lowered'), 2);
  const { json: card } = await call('POST', '/api/talents/', lowered, { ...CARDS.talents, scope: 'company' });
  const listed = async () => (await call('GET', '/api/talents/', lowered)).json.total;
  expect(await listed()).toBe(1);
  await api.database.pool.query('update company_group_member set role = 0 where person_id = $1', [lowered.id]);
  expect((await call('POST', '/api/talents/', lowered, { ...CARDS.talents, scope: 'company' })).status).toBe(403);
  expect((await call('PATCH', `/api/talents/${card.id}/`, lowered, { title: 'Mine' })).status).toBe(404);
  expect((await call('GET', `/api/talents/${card.id}/`, lowered)).json.can.edit).toBe(false);
  expect(await listed()).toBe(0);
});

interface Rights {
  posts: number;
  lists: number;
  own: number;
  led: number;
  others: number;
  isPrivate: number;
  onHold: number;
  draft: number;
}

function rights({ posts, lists, own, led: ofLed, others, isPrivate, onHold, draft }: Rights): Record<string, number> {
  return {
    posts,
    lists,
    'edits own': own,
    'copies own': own,
    'archives own': own,
    'edits a led member’s': ofLed,
    'edits another’s': others,
    'sees a private one': isPrivate,
    'sees one on hold': onHold,
    'sees a draft': draft,
  };
}

function call(method: string, path: string, { token }: Member, body?: object) {
  return api.call(path, { method, token, host: ACME, body });
}

async function addOne(membership: Membership, type: 1 | 2 | 3, group: number): Promise<Member> {
  switch (membership) {
    case 'superadmin': {
      const member = await addMember(type, acme);
      await api.database.pool.query('update person set superadmin_in = $1 where id = $2', [acme, member.id]);
      return member;
    }
    case 'Team Lead':
      return addMember(type, acme, group, 1);
    case 'Manager':
      return addMember(type, acme, group, 2);
    case 'no role':
      return addMember(type, acme, group, 0);
    case 'no group':
      return addMember(type, acme);
    case 'elsewhere': {
      const member = await addMember(type, sunrise);
      await api.database.pool.query('update person set superadmin_in = $1 where id = $2', [sunrise, member.id]);
      return member;
    }
    case 'no member':
      return addPerson(type);
  }
}

async function addPerson(type: 1 | 2 | 3): Promise<Member> {
  const { id } = await addAccount(api);
  await api.database.pool.query('update person set type = $1 where id = $2', [type, id]);
  const { token } = await startSession(api.database.kysely, id, {
    actor: VISITOR,
    company: null,
    address: '127.0.0.1',
    site: null,
    userAgent: '',
    now: new Date(),
  });
  return { id, token };
}

async function addMember(type: 1 | 2 | 3, company: number, group?: number, role?: 0 | 1 | 2): Promise<Member> {
  const member = await addPerson(type);
  await api.database.pool.query('insert into company_member values ($1, $2)', [company, member.id]);
  if (group) {
    const place = [group, company, member.id, role];
    await api.database.pool.query('insert into company_group_member values ($1, $2, $3, $4)', place);
  }
  return member;
}

async function addGroup(name: string): Promise<number> {
  return numberOf('insert into company_group (company_id, name) values ($1, $2) returning id', [acme, name]);
}

let count = 0;

/** Inserts a card of Acme with this owner. `state` is a boolean column that is set to true. */
async function addCard(kind: (typeof KINDS)[number], owner: number, state = 'full_stack'): Promise<number> {
  const [table, columns, values] =
    kind === 'talents' ? ['talent', 'name, title', `'Ada', 'Rust developer'`] : ['request', 'title', `'Rust wanted'`];
  return numberOf(
    `insert into ${table} (owner_id, company_id, card_number, link_key, ${columns}, ${state})
     values ($1, $2, $3, '7-' || $3::int, ${values}, true) returning id`,
    [owner, acme, 5000 + ++count],
  );
}

async function numberOf(text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await api.database.pool.query(text, values);
  return rows[0].id;
}
