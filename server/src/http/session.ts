import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Who is asking. */
export type Actor = { kind: 'visitor' } | Person;

export interface Person {
  kind: 'person';
  id: number;
  type: 1 | 2 | 3 | null;
  isStaff: boolean;
  superadminIn: number | null;
  /** Companies of which the person is a member. */
  companyIds: number[];
}

export const VISITOR: Actor = { kind: 'visitor' };

/** Only this is stored of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The person behind `Authorization: Token …`; a missing or unknown token is a visitor. */
export async function authenticate(db: Kysely<Schema>, authorization: string | undefined): Promise<Actor> {
  const token = /^Token ([A-Za-z0-9_-]{20,200})$/.exec(authorization ?? '')?.[1];
  if (!token) return VISITOR;
  const row = await db
    .selectFrom('access_token')
    .innerJoin('person', 'person.id', 'access_token.person_id')
    .where('access_token.hash', '=', tokenHash(token))
    .select(['person.id', 'person.type', 'person.is_staff', 'person.superadmin_in'])
    .executeTakeFirst();
  if (!row) return VISITOR;
  const memberships = await db
    .selectFrom('company_member')
    .where('person_id', '=', row.id)
    .select('company_id')
    .execute();
  return {
    kind: 'person',
    id: row.id,
    type: row.type,
    isStaff: row.is_staff,
    superadminIn: row.superadmin_in,
    companyIds: memberships.map(({ company_id }) => company_id),
  };
}
