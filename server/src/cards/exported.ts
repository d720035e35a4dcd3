import type { FieldOf } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import type { Names } from '../dictionaries/names.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Person } from '../core/identity/actor.ts';
import { ownedCards } from './conditions.ts';
import { presentTalentProfile, presentRequest, presentTalent, presentTerms } from './present.ts';
import { type RequestRow, type TalentRow, loadCards } from './queries.ts';

/**
 * Loads all cards of a person with all fields for the data export; files by name only. Excludes cards of companies that
 * the person has left, but includes cards of companies in which the person has no role.
 */
export async function exportedCards(trx: Transaction<Schema>, owner: Person, names: Names) {
  const mine = ownedCards('c', { id: owner.id, worksIn: owner.companyIds });
  const rowsOf = async <K extends CardKind>(kind: K) => {
    const { rows } = await sql<{ id: number }>`
      select c.id from ${sql.table(kind)} c where ${mine} order by c.id`.execute(trx);
    return loadCards(
      trx,
      kind,
      rows.map(({ id }) => id),
    );
  };
  const talents = await rowsOf('talent');
  const requests = await rowsOf('request');
  return {
    talents: talents.map((row) => exportedTalent(row, names)),
    requests: requests.map((row) => exportedRequest(row, names)),
  };
}

/** Returns a talent with all fields, for exports. */
export function exportedTalent(row: TalentRow, names: Names): Record<FieldOf<'talent'>, unknown> {
  return { ...presentTalent(row, names), ...rest(row), ...presentTalentProfile(row), cv: row.cv_name };
}

/** Returns a job with all fields, for exports. */
export function exportedRequest(row: RequestRow, names: Names): Record<FieldOf<'request'>, unknown> {
  return { ...presentRequest(row, names), ...rest(row), ...presentTerms(row, names) };
}

/** Returns the fields that lists do not show. */
function rest({
  summary,
  full_stack,
  is_private,
  is_on_hold,
  is_draft,
  is_active,
  created_at,
}: TalentRow | RequestRow) {
  return { summary, full_stack, is_private, is_on_hold, is_draft, is_active, created: created_at };
}
