import { RESOURCE_STATUSES, type ResourceStatus } from '@crewdock/contract/resource-status';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { editableCards } from '../cards/conditions.ts';
import { mayOwn, mayPostFor } from '../cards/policy.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { notAuthenticated, notFound, permissionDenied } from '../core/errors/errors.ts';
import { loadResources, type ResourceRow } from './queries.ts';

type Asker = Pick<Context, 'actor' | 'company'>;

/**
 * Returns the owner of a new resource: the portal's company if the requester works for it, otherwise the requester in
 * the open pool. Throws if neither is allowed.
 */
export function resolveResourceOwner(context: Asker): { owner_id: number; company_id: number | null } {
  if (context.actor.kind === 'visitor') throw notAuthenticated();
  const person = requirePerson(context);
  if (context.company && mayPostFor(person, context.company.id))
    return { owner_id: person.id, company_id: context.company.id };
  if (!mayOwn(person, 'talent')) throw permissionDenied();
  return { owner_id: person.id, company_id: null };
}

/**
 * Builds an SQL condition: the requester's resources on this portal; on a company's portal, all resources that the
 * requester may change. With `uid`, only that resource, if the requester may change it.
 */
export function requesterResources(context: Asker, uid?: string): RawBuilder<unknown> {
  if (context.actor.kind === 'visitor') throw notAuthenticated();
  if (uid !== undefined) return sql`r.uid = ${uid} and r.deleted_at is null and ${editableCards('r', context.actor)}`;
  return sql`${everDeleted(context)} and r.deleted_at is null`;
}

/** Like `requesterResources`, but includes soft-deleted resources. */
export function everDeleted(context: Asker): RawBuilder<unknown> {
  const { owner_id, company_id } = resolveResourceOwner(context);
  return company_id === null
    ? sql`r.owner_id = ${owner_id} and r.company_id is null`
    : sql`r.company_id = ${company_id} and ${editableCards('r', context.actor)}`;
}

/** Returns the ids of the requester's resources, and locks them until the transaction ends. */
export async function lockedMine(
  trx: Transaction<Schema>,
  context: Asker,
  statuses: readonly ResourceStatus[] = RESOURCE_STATUSES,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from resource r
    where ${requesterResources(context)} and r.status = any(${statuses}::text[]) order by r.id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Loads resources by uid and locks them until the transaction ends. Throws 404 unless the requester may change all of
 * them.
 */
export async function lockedResources(
  trx: Transaction<Schema>,
  uids: string[],
  { actor }: Pick<Context, 'actor'>,
): Promise<ResourceRow[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from resource r
    where r.uid = any(${uids}::uuid[]) and r.deleted_at is null and ${editableCards('r', actor)}
    order by r.id for update`.execute(trx);
  if (rows.length < uids.length) throw notFound();
  const ids = rows.map(({ id }) => id);
  return loadResources(trx, sql`r.id = any(${ids}::int[])`, { limit: ids.length });
}
