import { RESOURCE_STATUSES, type ResourceStatus } from '@crewdock/contract/resource-status';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { editable } from '../cards/conditions.ts';
import { mayOwn, mayPostFor } from '../cards/policy.ts';
import type { Schema } from '../platform/db/schema.ts';
import { type Context, personOf } from '../platform/http/context.ts';
import { notAuthenticated, notFound, permissionDenied } from '../platform/http/errors.ts';
import { loadResources, type ResourceRow } from './queries.ts';

type Asker = Pick<Context, 'actor' | 'company'>;

/** Whose a new one is: the company's on the portal of one that the asker works for, else the asker's in the open pool. */
export function bench(context: Asker): { owner_id: number; company_id: number | null } {
  if (context.actor.kind === 'visitor') throw notAuthenticated();
  const person = personOf(context);
  if (context.company && mayPostFor(person, context.company.id))
    return { owner_id: person.id, company_id: context.company.id };
  if (!mayOwn(person, 'talent')) throw permissionDenied();
  return { owner_id: person.id, company_id: null };
}

/** Those that the asker offers here: of a company all that they may change. With a uid that one alone, also of anybody who lets them. */
export function mine(context: Asker, uid?: string): RawBuilder<unknown> {
  if (context.actor.kind === 'visitor') throw notAuthenticated();
  if (uid !== undefined) return sql`r.uid = ${uid} and r.deleted_at is null and ${editable('r', context.actor)}`;
  return sql`${everDeleted(context)} and r.deleted_at is null`;
}

/** The same with those that are deleted. */
export function everDeleted(context: Asker): RawBuilder<unknown> {
  const { owner_id, company_id } = bench(context);
  return company_id === null
    ? sql`r.owner_id = ${owner_id} and r.company_id is null`
    : sql`r.company_id = ${company_id} and ${editable('r', context.actor)}`;
}

/** The ids of all of the asker's as nobody else changes them until the transaction ends. */
export async function lockedMine(
  trx: Transaction<Schema>,
  context: Asker,
  statuses: readonly ResourceStatus[] = RESOURCE_STATUSES,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from resource r
    where ${mine(context)} and r.status = any(${statuses}::text[]) order by r.id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Those with these uids as nobody else changes them until the transaction ends; anybody else's is as if it weren't there. */
export async function lockedResources(
  trx: Transaction<Schema>,
  uids: string[],
  { actor }: Pick<Context, 'actor'>,
): Promise<ResourceRow[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from resource r
    where r.uid = any(${uids}::uuid[]) and r.deleted_at is null and ${editable('r', actor)}
    order by r.id for update`.execute(trx);
  if (rows.length < uids.length) throw notFound();
  const ids = rows.map(({ id }) => id);
  return loadResources(trx, sql`r.id = any(${ids}::int[])`, { limit: ids.length });
}
