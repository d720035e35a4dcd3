import type { MOVED } from '@crewdock/contract/staff/account-merge';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Both } from './accounts.ts';

type Moved = (typeof MOVED)[number];
type Column = 'owner_id' | 'person_id' | 'client_id' | 'made_by';

/** Owner columns without a unique constraint, whose rows can be moved with one update. */
const PLAIN: [Moved, keyof Schema, Column][] = [
  ['lists', 'card_list', 'owner_id'],
  ['resources', 'resource', 'owner_id'],
  ['relation_moves', 'relation_event', 'person_id'],
  ['notes', 'relation_note', 'person_id'],
  ['application_moves', 'application_event', 'person_id'],
  ['closings', 'request_closing', 'person_id'],
  ['messages', 'contact_message', 'person_id'],
  ['updates', 'staff_update', 'person_id'],
  ['leads', 'sdr_client', 'client_id'],
  ['leads', 'sdr_request', 'client_id'],
  ['skills', 'skill', 'made_by'],
  ['files', 'file', 'owner_id'],
  ['operations', 'operation', 'owner_id'],
  ['imports', 'import', 'owner_id'],
  ['imports', 'import_mapper', 'owner_id'],
  ['imports', 'mass_import', 'owner_id'],
  ['imports', 'import_link', 'owner_id'],
];

/** Owner columns whose rows are moved by special rules: cards get new numbers, and duplicates are merged. */
const RULED: [Moved, keyof Schema, Column][] = [
  ['talents', 'talent', 'owner_id'],
  ['requests', 'request', 'owner_id'],
  ['memberships', 'company_member', 'person_id'],
  ['providers', 'social_identity', 'person_id'],
];

/** Counts an account's rows in each table. */
export async function countBelongings(db: Kysely<Schema>, id: number): Promise<Map<Moved, number>> {
  const all = [...RULED, ...PLAIN].map(
    ([what, table, column]) =>
      sql`select ${what} as what, count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
  );
  const { rows } = await sql<{ what: Moved; count: number }>`
    select what, sum(count)::integer as count from (${sql.join(all, sql` union all `)}) each (what, count)
    group by what having sum(count) > 0`.execute(db);
  return new Map(rows.map(({ what, count }) => [what, count]));
}

export async function moveBelongings(trx: Transaction<Schema>, { from, into }: Both): Promise<void> {
  for (const [, table, column] of PLAIN) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into.id} where ${sql.ref(column)} = ${from.id}`.execute(
      trx,
    );
  }
  await addFreshness(trx, { from, into });
  await moveLedger(trx, { from, into });
  await moveInterviews(trx, { from, into });
}

/**
 * Moves interviews and weekly availability. Booked interviews that overlap a booked interview of the remaining account
 * are not moved. The remaining account keeps its own weekly availability if it has one.
 */
async function moveInterviews(trx: Transaction<Schema>, { from, into }: Both): Promise<void> {
  await sql`
    update interview i set interviewer_id = ${into.id}
    where i.interviewer_id = ${from.id} and not exists (
      select from interview b where b.interviewer_id = ${into.id} and b.state = 'booked' and i.state = 'booked'
        and tstzrange(b.starts_at, b.ends_at) && tstzrange(i.starts_at, i.ends_at))`.execute(trx);
  await sql`
    update free_week set person_id = ${into.id}
    where person_id = ${from.id} and not exists (select from free_week where person_id = ${into.id})`.execute(trx);
}

/**
 * Removes attribution conflicts between the two accounts, and reassigns other conflicts. Identity traces follow the
 * cards.
 */
async function moveLedger(trx: Transaction<Schema>, { from, into }: Both): Promise<void> {
  const both = sql`array[${from.id}, ${into.id}]::int[]`;
  await sql`
    delete from ledger_entry where first_owner_id = any(${both}) and second_owner_id = any(${both})`.execute(trx);
  for (const side of ['first_owner_id', 'second_owner_id'] as const) {
    await trx
      .updateTable('ledger_entry')
      .set({ [side]: into.id })
      .where(side, '=', from.id)
      .execute();
  }
  await trx.updateTable('person_trace').set({ owner_id: into.id }).where('owner_id', '=', from.id).execute();
}

/** Adds up both accounts' statistics of answered and lapsed availability confirmations. */
async function addFreshness(trx: Transaction<Schema>, { from, into }: Both): Promise<void> {
  await sql`
    insert into resource_freshness as kept (owner_id, asked_on, answered, answered_seconds, lapsed)
    select ${into.id}, asked_on, answered, answered_seconds, lapsed from resource_freshness where owner_id = ${from.id}
    on conflict (owner_id) do update set asked_on = greatest(kept.asked_on, excluded.asked_on),
      answered = kept.answered + excluded.answered, lapsed = kept.lapsed + excluded.lapsed,
      answered_seconds = kept.answered_seconds + excluded.answered_seconds`.execute(trx);
  await sql`delete from resource_freshness where owner_id = ${from.id}`.execute(trx);
}
