import type { ledger } from '@crewdock/contract/staff/ledger';
import { type RawBuilder, sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import { personOptions } from '../people/person-options.ts';
import type { TableSource } from '../table/source.ts';

/**
 * Attribution conflicts: the same person submitted by two accounts. Duplicates within one account and deleted cards are
 * excluded.
 */
export const ledgerSource: TableSource<typeof ledger> = {
  from: 'ledger_entry',
  only: sql`(ledger_entry.first_owner_id <> ledger_entry.second_owner_id and not exists (
    select from resource r where r.id in (ledger_entry.first_resource_id, ledger_entry.second_resource_id)
      and r.deleted_at is not null))`,
  joins: sql`join person first_owner on first_owner.id = ledger_entry.first_owner_id
    join person second_owner on second_owner.id = ledger_entry.second_owner_id`,
  storedWords: sql`ledger_entry.staff_words`,
  columns: {
    id: sql`ledger_entry.id`,
    name: sql`ledger_entry.name`,
    matched: sql`ledger_entry.matched[1]`,
    matches: sql`array_to_string(ledger_entry.matched, ', ')`,
    first: { id: sql`ledger_entry.first_owner_id`, name: personName('first_owner') },
    first_at: sql`ledger_entry.first_at`,
    first_card: placeOf('first'),
    second: { id: sql`ledger_entry.second_owner_id`, name: personName('second_owner') },
    second_at: sql`ledger_entry.second_at`,
    second_card: placeOf('second'),
  },
  options: { first: personOptions, second: personOptions },
};

function placeOf(side: 'first' | 'second'): RawBuilder<unknown> {
  const talent = sql.ref(`ledger_entry.${side}_talent_id`);
  const resource = sql.ref(`ledger_entry.${side}_resource_id`);
  return sql`coalesce('/admin-panel/talents/' || ${talent}, '/admin-panel/available-resources?open=' || (
    select uid from resource r where r.id = ${resource}))`;
}
