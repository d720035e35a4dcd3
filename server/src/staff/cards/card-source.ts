import { PRIORITIES } from '@crewdock/contract/staff/card-row';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { type RawBuilder, sql } from 'kysely';
import { changeByStaff, type StaffChange } from '../../cards/editing/by-staff.ts';
import { archiveWithCards, restoreWithCards } from '../../relations/with-card.ts';
import { ofCards, getStatusOptions } from './card-options.ts';
import { personName } from '../../infra/db/person-name.ts';
import type { ManyWriter } from '../table/source.ts';

type Sql = RawBuilder<unknown>;

/**
 * Returns the part of the table source that requests and talents share. Excludes drafts, because only their owners see
 * them.
 */
export function cardSource(kind: CardKind) {
  const at = (column: string) => sql.ref(`${kind}.${column}`);
  return {
    from: kind,
    subject: kind,
    only: sql`not ${at('is_draft')}`,
    words: at('staff_words'),
    // Uses left joins, because the planner removes left joins whose columns are not used.
    joins: sql`left join card_status on card_status.id = ${at('status_id')}
      left join person owner on owner.id = ${at('owner_id')}
      left join person manager on manager.id = ${at('manager_id')}
      left join person verifier on verifier.id = ${at('verified_by')}
      left join company on company.id = ${at('company_id')}
      left join seniority on seniority.id = ${at('seniority_id')}
      left join english_level on english_level.id = ${at('english_level_id')}`,
    columns: {
      id: at('id'),
      version: at('version'),
      title: at('title'),
      status: { id: at('status_id'), name: sql`card_status.label` },
      processing: sql`case when ${at('has_open_relations')} then 'active' else 'noactive' end`,
      priority: at('priority'),
      is_active: at('is_active'),
      is_on_hold: at('is_on_hold'),
      is_verified: at('is_verified'),
      verified_by: { id: at('verified_by'), name: personName('verifier') },
      verified_at: at('verified_at'),
      is_private: at('is_private'),
      active_relations: countOf(kind, OPEN),
      unconfirmed_relations: countOf(kind, waitsFor(kind)),
      is_waited_for: at('is_waited_for'),
      manager: { id: at('manager_id'), name: personName('manager') },
      owner: { id: at('owner_id'), name: personName('owner') },
      company: { id: at('company_id'), name: sql`company.name` },
      seniority: { id: at('seniority_id'), name: sql`seniority.label` },
      english_level: { id: at('english_level_id'), name: sql`english_level.name` },
      created: at('created_at'),
      modified: at('modified_at'),
    },
    conditions: {
      // Selecting both values is equivalent to no filter.
      processing: (values: readonly string[]) =>
        values.length > 1 ? sql`true` : isTrue(at('has_open_relations'), values[0] === 'active'),
    },
    cards: {
      card_id: (id: number) => sql`${at('id')} = ${id}`,
      for: (id: number) => linkedWith(kind, id, OPEN),
      all_for: (id: number) => linkedWith(kind, id, sql`true`),
    },
    reader: { person: at('owner_id'), company: at('company_id') },
    options: ofCards(getStatusOptions(kind)),
    write: writer(kind),
    beside: ['verified_by', 'verified_at'],
  } as const;
}

interface Values {
  status?: number;
  priority?: (typeof PRIORITIES)[number];
  is_active?: boolean;
  is_on_hold?: boolean;
  is_verified?: boolean;
  manager?: number | null;
}

/**
 * Creates a writer that writes all edited columns through `changeByStaff`, the single function for card changes by
 * staff.
 */
function writer(kind: CardKind): ManyWriter<number, Values> {
  return async (trx, cards, doer) => {
    const changes = cards.map(({ key, values }) => ({ id: key, change: changeOf(values) }));
    await changeByStaff(trx, kind, changes, doer, { archiveWithCards, restoreWithCards });
  };
}

function changeOf({ status, priority, manager, ...noted }: Values): StaffChange {
  return {
    ...noted,
    ...(status !== undefined && { status_id: status }),
    ...(manager !== undefined && { manager_id: manager }),
    ...(priority !== undefined && { priority: PRIORITIES.indexOf(priority) }),
  };
}

/** Identical to the predicate of the partial index. */
const OPEN = sql`r.status in ('proposed', 'confirmed', 'proceeded')`;

function waitsFor(kind: CardKind): Sql {
  return sql`${OPEN} and r.status = 'proposed' and r.initiated_by <> ${sql.lit(kind)}`;
}

function relationOf(kind: CardKind, condition: Sql): Sql {
  return sql`relation r where ${sql.ref(`r.${kind}_id`)} = ${sql.ref(`${kind}.id`)} and ${condition}`;
}

/**
 * Builds the condition for cards linked with another card. The `in` subquery reads the few relations of that card; a
 * correlated subquery would run for every row.
 */
function linkedWith(kind: CardKind, otherId: number, condition: Sql): Sql {
  const { other } = KINDS[kind];
  return sql`${sql.ref(`${kind}.id`)} in (
    select ${sql.ref(`r.${kind}_id`)} from relation r where ${sql.ref(`r.${other}_id`)} = ${otherId} and ${condition})`;
}

/** Builds a correlated count, which runs for each row. Use it only for the rows of one page. */
function countOf(kind: CardKind, condition: Sql): Sql {
  return sql`(select count(*) from ${relationOf(kind, condition)})`;
}

function isTrue(condition: Sql, is: boolean): Sql {
  return is ? condition : sql`not ${condition}`;
}
