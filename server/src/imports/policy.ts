import { type RawBuilder, sql } from 'kysely';
import { worksIn } from '../companies/policy.ts';
import { type Context, personOf } from '../platform/http/context.ts';
import { permissionDenied } from '../platform/http/errors.ts';
import type { Trx } from './queries.ts';
import { type Bench, onBench } from '../resources/bench.ts';
import { bench } from '../resources/own.ts';

/** Where the asker’s people go, as one that they would write by hand. */
export function benchOf(context: Pick<Context, 'actor' | 'company'>): Bench {
  const { owner_id, company_id } = bench(context);
  return { ownerId: owner_id, companyId: company_id };
}

/** The imports `i` that the asker may see and undo: those that they may write, and staff everybody’s. */
export function seenImports(context: Pick<Context, 'actor' | 'company'>): RawBuilder<boolean> {
  return personOf(context).isStaff ? sql`true` : ownImports(context);
}

/** Those that the asker may write: their own and, to a company’s superadmin, all of it. */
export function ownImports(context: Pick<Context, 'actor' | 'company'>): RawBuilder<boolean> {
  const { superadminIn } = personOf(context);
  const own = benchOf(context);
  if (own.companyId !== null && own.companyId === superadminIn) return sql`i.company_id = ${own.companyId}`;
  return onBench('i', own);
}

/** Refuses, behind a request, who may not write to the bench any more. */
export async function checkBench(trx: Trx, personId: number, { companyId }: Bench): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select p.is_staff or ${companyId === null ? sql`true` : worksIn(sql`p.id`, sql`${companyId}::int`)} as may
    from person p where p.id = ${personId} and p.state = 'open'`.execute(trx);
  if (!rows[0]?.may) throw permissionDenied();
}
