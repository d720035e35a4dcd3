import { CARD_KINDS } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import { giveCards } from '../../../cards/give.ts';
import type { Doer } from '../../../core/audit/changed.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import type { Schema } from '../../../infra/db/schema.ts';

interface HandOver {
  company: Pick<CompanyRow, 'id'>;
  from: number;
  into: number;
}

/**
 * Transfers the data that a member owns for a company to another member: cards, available resources and import data.
 */
export async function transferMemberData(
  trx: Transaction<Schema>,
  { company, from, into }: HandOver,
  doer: Doer,
): Promise<void> {
  const theirs = sql`owner_id = ${from} and company_id = ${company.id}`;
  // Identity traces must move before the ownership of their cards changes.
  await sql`
    update person_trace set owner_id = ${into} where owner_id = ${from} and (
      talent_id in (select id from talent where ${theirs}) or resource_id in (select id from resource where ${theirs}))`.execute(
    trx,
  );
  for (const kind of CARD_KINDS)
    await giveCards(trx, kind, { from, into, which: sql`company_id = ${company.id}` }, doer);
  for (const table of ['resource', 'import', 'import_mapper'] as const) {
    await sql`update ${sql.table(table)} set owner_id = ${into} where ${theirs}`.execute(trx);
  }
}
