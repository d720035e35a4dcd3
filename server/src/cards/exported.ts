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
 * All cards of a person with all their fields, for the data export; files by name only. Cards of a company that the
 * person has left are excluded; cards of a company in which the person has no role are included.
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

/** A talent with all its fields, for exports. */
export function exportedTalent(row: TalentRow, names: Names): Record<FieldOf<'talent'>, unknown> {
  return { ...presentTalent(row, names), ...rest(row), ...presentTalentProfile(row), cv: row.cv_name };
}

/** A job with all its fields, for exports. */
export function exportedRequest(row: RequestRow, names: Names): Record<FieldOf<'request'>, unknown> {
  return { ...presentRequest(row, names), ...rest(row), ...presentTerms(row, names) };
}

/** The fields that lists do not show. */
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
