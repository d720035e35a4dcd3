import { type InferResult, type Kysely, type RawBuilder, sql } from 'kysely';
import { worksIn } from '../../companies/policy.ts';
import { plannedOnce } from '../../infra/db/single-use-plans.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Actor, VISITOR } from '../../core/identity/actor.ts';
import { CLOSED_STATES } from './closed.ts';
import { sessionExpiry, tokenHash } from './token.ts';

/** Interval in milliseconds at which the last use of a session is written to the database. */
const WRITTEN_EVERY_MS = 5 * 60 * 1000;

interface Terms {
  now: Date;
  /** If set, staff accounts without a second factor get no staff rights. */
  staffNeedFactor: boolean;
}

/**
 * Returns the person authenticated by `Authorization: Token …`; a visitor if the token is missing, invalid or expired.
 */
export async function authenticateToken(
  db: Kysely<Schema>,
  authorization: string | undefined,
  terms: Terms,
): Promise<Actor> {
  const token = /^Token ([A-Za-z0-9_-]{20,200})$/.exec(authorization ?? '')?.[1];
  return token ? actorOfSession(db, tokenHash(token), terms) : VISITOR;
}

/** Returns the person of a session, found by the hash of its token; a visitor if the session has ended. */
export async function actorOfSession(
  db: Kysely<Schema>,
  hash: Buffer,
  { now, staffNeedFactor }: Terms,
): Promise<Actor> {
  const found = db
    .selectFrom('access_token')
    .innerJoin('person', 'person.id', 'access_token.person_id')
    .where('access_token.hash', '=', hash)
    .where('access_token.expires_at', '>', now)
    .where('person.state', 'not in', CLOSED_STATES)
    .select(({ selectFrom }) => [
      'person.id',
      'person.type',
      'person.is_staff',
      'person.superadmin_in',
      lacksFactor(staffNeedFactor).as('lacks_factor'),
      'access_token.created_at',
      'access_token.last_used_at',
      selectFrom('company_member')
        .whereRef('person_id', '=', 'person.id')
        .select(sql<number[]>`coalesce(array_agg(company_id), '{}')`.as('ids'))
        .as('company_ids'),
      sql<number[]>`array(
        select member.company_id from company_member member
        where member.person_id = person.id and ${worksIn(sql`member.person_id`, sql`member.company_id`)})`.as(
        'works_in',
      ),
      sql<{ company_id: number; person_id: number }[]>`(
        select coalesce(json_agg(json_build_object('company_id', m.company_id, 'person_id', m.person_id)), '[]')
        from company_group_member l join company_group_member m on m.group_id = l.group_id
        where l.person_id = person.id and l.role = 1)`.as('leads'),
    ]);
  // Prepared once per connection, because this runs on every request of a signed-in person.
  const [row] = (await sql<InferResult<typeof found>[number]>`${plannedOnce} ${found}`.execute(db)).rows;
  // The staff expiry also applies if the person became staff after the session started.
  if (!row || sessionExpiry({ begun: row.created_at, used: row.last_used_at, isStaff: row.is_staff }) <= now)
    return VISITOR;
  if (now.getTime() - row.last_used_at.getTime() > WRITTEN_EVERY_MS) {
    const expires_at = sessionExpiry({ begun: row.created_at, used: now, isStaff: row.is_staff });
    await db.updateTable('access_token').set({ last_used_at: now, expires_at }).where('hash', '=', hash).execute();
  }
  const companyIds = row.company_ids ?? [];
  return {
    kind: 'person',
    id: row.id,
    type: row.type,
    isStaff: row.is_staff && !row.lacks_factor,
    lacksSecondFactor: row.lacks_factor,
    // Null if the superadmin has left the company.
    superadminIn: companyIds.find((id) => id === row.superadmin_in) ?? null,
    companyIds,
    worksIn: row.works_in,
    leads: row.leads,
    tokenHash: hash,
  };
}

/**
 * Returns whether a person has staff rights now. Depends on the account only, because background work may continue
 * after the session has ended.
 */
export async function isStaff(
  db: Kysely<Schema>,
  personId: number,
  { staffNeedFactor }: Pick<Terms, 'staffNeedFactor'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .where('state', 'not in', CLOSED_STATES)
    .select(['is_staff', lacksFactor(staffNeedFactor).as('lacks_factor')])
    .executeTakeFirst();
  return row !== undefined && row.is_staff && !row.lacks_factor;
}

function lacksFactor(staffNeedFactor: boolean): RawBuilder<boolean> {
  return sql<boolean>`person.is_staff and ${staffNeedFactor} and not exists (
    select from two_factor f where f.person_id = person.id and f.confirmed_at is not null)`;
}
