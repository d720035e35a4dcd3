import { tokenHash } from '@crewdock/server/people/accounts/token';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { TestApi } from './api.ts';
import type { Answer, Sent } from './http.ts';

export const TWIN_ROLES = ['visitor', 'superadmin', 'teamLead', 'manager'] as const;
export type TwinRole = (typeof TWIN_ROLES)[number];
type Member = Exclude<TwinRole, 'visitor'>;

/** Ids of a company's objects, one per kind. */
export interface TwinThings {
  company: number;
  slug: string;
  talent: number;
  request: number;
  privateTalent: number;
  privateRequest: number;
  /** Last path segments of the cards' links. */
  talentKey: string;
  requestKey: string;
  privateTalentKey: string;
  list: number;
  item: number;
  relation: number;
  note: string;
  application: string;
  message: string;
  group: number;
  member: string;
  invitation: string;
  /** Last path segment of the link to a shared view of the company's market. */
  view: string;
  /** Key that manages a share tag of the company's talent. */
  tagKey: string;
}

export interface Twin extends TwinThings {
  host: string;
  ask(role: TwinRole, path: string, sent?: Sent): Promise<Answer>;
}

/** Ids that no object of a company has. */
export const NO_THINGS: TwinThings = {
  company: 2_147_483_645,
  slug: 'nosuchtwin',
  talent: 2_147_483_645,
  request: 2_147_483_645,
  privateTalent: 2_147_483_645,
  privateRequest: 2_147_483_645,
  talentKey: '2147483645-1',
  requestKey: '2147483645-1',
  privateTalentKey: '2147483645-1',
  list: 2_147_483_645,
  item: 2_147_483_645,
  relation: 2_147_483_645,
  note: randomUUID(),
  application: randomUUID(),
  message: randomUUID(),
  group: 2_147_483_645,
  member: randomUUID(),
  invitation: randomUUID(),
  view: 'nosuchlink',
  tagKey: 'x'.repeat(22),
};

const SKILLS = [
  { name: 'Rust', experience: 3, is_main: true },
  { name: 'Twinscript', experience: 2, is_main: false },
];

/** Creates a company with people, cards and related objects. All twins contain equal data. */
export async function twinCompany(api: TestApi, slug: string): Promise<Twin> {
  const host = `${slug}.localhost`;
  const one = async (query: string, values: unknown[] = []) => (await api.database.pool.query(query, values)).rows[0];
  const { id: company } = await one(
    `insert into company (slug, name, brand_color, font_color, header_title)
     values ($1, 'Twin Works', '#14532d', '#ffffff', 'Two of a kind') returning id`,
    [slug],
  );
  const tokens = {} as Record<Member, string>;
  const people = {} as Record<Member, { id: number; uid: string }>;
  for (const [role, type] of [
    ['superadmin', 1],
    ['teamLead', 2],
    ['manager', 1],
  ] as const) {
    people[role] = await one(
      `insert into person (email, first_name, last_name, type, owner_number, superadmin_in, email_verified_at)
       values ($1, 'Tara', 'Twin', $2, $3, $4, '2026-01-01') returning id, uid`,
      [
        `${role.toLowerCase()}@${slug}.example`,
        type,
        randomInt(100_000_000, 999_999_999),
        role === 'superadmin' ? company : null,
      ],
    );
    await one('insert into company_member (company_id, person_id) values ($1, $2)', [company, people[role].id]);
    tokens[role] = randomBytes(32).toString('base64url');
    await one('insert into access_token (hash, person_id) values ($1, $2)', [tokenHash(tokens[role]), people[role].id]);
  }
  const ask: Twin['ask'] = (role, path, sent = {}) =>
    api.call(path, { host, ...sent, ...(role !== 'visitor' && { token: tokens[role] }) });
  const send = async (role: TwinRole, call: string, body?: object) => {
    const [method, path] = call.split(' ') as [string, string];
    const answer = await ask(role, `/api${path}`, { method, ...(body && { body }) });
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${answer.text}`);
    return answer.json;
  };

  const group = await send('superadmin', 'POST /company/groups/', { name: 'Engineering' });
  await one(
    `insert into company_group_member (group_id, company_id, person_id, role) values ($1, $2, $3, 1), ($1, $2, $4, 2)`,
    [group.id, company, people.teamLead.id, people.manager.id],
  );
  const card = async (type: 'talents' | 'requests', title: string, more: object = {}) => {
    const isTalent = type === 'talents';
    const body = { title, skills: SKILLS, scope: 'company', ...(isTalent && { name: 'Ada Example' }), ...more };
    const made = await send(isTalent ? 'teamLead' : 'manager', `POST /${type}/`, body);
    return { id: made.id as number, key: made.public_id as string };
  };
  const talent = await card('talents', 'Twin talent');
  const request = await card('requests', 'Twin job');
  const privateTalent = await card('talents', 'Private twin talent', { is_private: true });
  const privateRequest = await card('requests', 'Private twin job', { is_private: true });

  const list = await send('superadmin', 'POST /lists/', { name: 'Twin list' });
  const item = await send('superadmin', `POST /lists/${list.id}/items/`, { talent: talent.id });
  const pair = `/requests/${request.id}/related-talent/${talent.id}/`;
  const relation = await send('manager', `POST ${pair}`, {});
  const note = await send('manager', `POST /relations/${relation.id}/notes/`, { text: 'A twin note', is_shared: true });
  const letter = { name: 'Vera Visitor', email: 'vera@example.org', message: 'Hello' };
  const [application, message] = [randomUUID(), randomUUID()];
  await send('visitor', `POST /requests/${request.id}/applications/`, { ...letter, message_id: application });
  await send('visitor', 'POST /lp/contact-us/', { ...letter, message_id: message });
  const { items: applications } = await send('manager', `GET /requests/${request.id}/applications/`);
  const { uid: invitation } = await send('superadmin', 'POST /company/users/', {
    email: 'cora@example.org',
    first_name: 'Cora',
    last_name: 'Coral',
  });
  const view = await send('visitor', 'POST /market/talents/', { query: `ids=${talent.id}` });
  const tag = await send('teamLead', `POST /talents/${talent.id}/create_tag/`, { tag: 'Northwind' });
  await api.database.pool.query('truncate rate_limit');

  return {
    company,
    slug,
    talent: talent.id,
    request: request.id,
    privateTalent: privateTalent.id,
    privateRequest: privateRequest.id,
    talentKey: talent.key,
    requestKey: request.key,
    privateTalentKey: privateTalent.key,
    list: list.id,
    item: item.id,
    relation: relation.id,
    note: note.id,
    application: applications[0].id,
    message,
    group: group.id,
    member: people.manager.uid,
    invitation,
    view: view.hash,
    tagKey: tag.public_key,
    host,
    ask,
  };
}
