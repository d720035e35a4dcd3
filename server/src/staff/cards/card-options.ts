import type { CardKind } from '@crewdock/contract/kinds';
import { OPTIONS_MAX } from '@crewdock/contract/table';
import { type RawBuilder, sql } from 'kysely';
import { pickerSearch } from '../../infra/db/picker-search.ts';
import { optionsFrom } from '../table/options.ts';
import { personName } from '../../infra/db/person-name.ts';
import { personOptions } from '../people/person-options.ts';
import type { OptionsSource } from '../table/source.ts';

/** Returns the options for the filters and editable columns that both card tables share. */
export function ofCards(status: OptionsSource) {
  return {
    status,
    manager: entries(sql`person where is_staff`, personName('person'), sql`called`),
    owner: personOptions,
    company: optionsFrom('company', 'name'),
    seniority: entries(sql`seniority`, sql`label`, sql`id`),
    english_level: entries(sql`english_level`, sql`name`, sql`level`),
  };
}

/** Returns the statuses of one card kind, in dictionary order. */
export function getStatusOptions(kind: CardKind): OptionsSource {
  return entries(sql`card_status where kind = ${kind}`, sql`label`, sql`id`);
}

/** Builds options from a table, searched by name: best match first, then ordered by `by`. */
function entries(from: RawBuilder<unknown>, called: RawBuilder<unknown>, by: RawBuilder<unknown>): OptionsSource {
  return async (db, { search, ids }) => {
    const { found, bestFirst } = pickerSearch(search, sql`called`);
    const { rows } = await sql<{ id: number; name: string }>`
      select id, called as name from (select *, ${called} as called from ${from}) e
      where ${ids ? sql`id = any(${ids})` : sql`true`}
        and ${found}
      order by ${bestFirst}${by}, id limit ${OPTIONS_MAX}`.execute(db);
    return rows;
  };
}
