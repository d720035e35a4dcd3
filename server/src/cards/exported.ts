import type { FieldOf } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import type { Names } from '../dictionaries/names.ts';
import type { Schema } from '../platform/db/schema.ts';
import { presentRequest, presentTalent } from './present.ts';
import { type RequestRow, type TalentRow, loadCards } from './queries.ts';

/** All cards of somebody with everything that was ever written about them; of files, what they are called. */
export async function exportedCards(trx: Transaction<Schema>, ownerId: number, names: Names) {
  const rowsOf = async <K extends CardKind>(kind: K) => {
    const found = await trx
      .selectFrom<CardKind>(kind)
      .where('owner_id', '=', ownerId)
      .select('id')
      .orderBy('id')
      .execute();
    return loadCards(
      trx,
      kind,
      found.map(({ id }) => id),
    );
  };
  const talents = await rowsOf('talent');
  const requests = await rowsOf('request');
  return {
    talents: talents.map((row) => exportedTalent(row, names)),
    requests: requests.map((row) => exportedRequest(row, names)),
  };
}

function exportedTalent(row: TalentRow, names: Names): Record<FieldOf<'talent'>, unknown> {
  return { ...presentTalent(row, names), ...rest(row), cv: row.cv_name };
}

function exportedRequest(row: RequestRow, names: Names): Record<FieldOf<'request'>, unknown> {
  return { ...presentRequest(row, names), ...rest(row) };
}

/** What lists don't show. */
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
