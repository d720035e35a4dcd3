import { type RawBuilder, sql } from 'kysely';
import { worksIn } from '../../companies/policy.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { permissionDenied } from '../../core/errors/errors.ts';
import type { Trx } from './queries.ts';
import { type Bench, onBench } from '../../resources/bench.ts';
import { resolveResourceOwner } from '../../resources/own.ts';

/** The owner of the requester's imported resources, which is the same as for resources added by hand. */
export function requireImportOwner(context: Pick<Context, 'actor' | 'company'>): Bench {
  const { owner_id, company_id } = resolveResourceOwner(context);
  return { ownerId: owner_id, companyId: company_id };
}

/** SQL condition on imports `i` that the requester may see and undo: all imports for staff, otherwise `ownImports`. */
export function seenImports(context: Pick<Context, 'actor' | 'company'>): RawBuilder<boolean> {
  return requirePerson(context).isStaff ? sql`true` : ownImports(context);
}

/**
 * SQL condition on imports `i` that the requester may write: own imports; for a superadmin, all imports of the company.
 */
export function ownImports(context: Pick<Context, 'actor' | 'company'>): RawBuilder<boolean> {
  const { superadminIn } = requirePerson(context);
  const own = requireImportOwner(context);
  if (own.companyId !== null && own.companyId === superadminIn) return sql`i.company_id = ${own.companyId}`;
  return onBench('i', own);
}

/**
 * Throws `permission_denied` if the person may no longer write resources of this owner. For background jobs, which run
 * after the request was authorized.
 */
export async function checkBench(trx: Trx, personId: number, { companyId }: Bench): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select p.is_staff or ${companyId === null ? sql`true` : worksIn(sql`p.id`, sql`${companyId}::int`)} as may
    from person p where p.id = ${personId} and p.state = 'open'`.execute(trx);
  if (!rows[0]?.may) throw permissionDenied();
}
