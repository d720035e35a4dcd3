import type { Closing } from '@crewdock/contract/closing';
import { CLOSING_MAX } from '@crewdock/contract/limits';
import type { Kysely } from 'kysely';
import { presentTalent } from '../../cards/present.ts';
import { loadCards, type RequestRow } from '../../cards/queries.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { lockJobTalents } from '../lock.ts';
import { getViewerRole } from '../policy.ts';
import { presentRelations } from '../present.ts';
import { openBeforeHire, type RelationRow } from '../queries.ts';

/**
 * A job's open relations before a hire, at most `CLOSING_MAX` + 1, so that the caller notices if there are more than
 * `CLOSING_MAX`. `lock` locks them until the transaction ends.
 */
export async function openRelations(db: Kysely<Schema>, jobId: number, { lock = false } = {}): Promise<RelationRow[]> {
  if (lock) await lockJobTalents(db, jobId);
  return openBeforeHire(db, jobId, { most: CLOSING_MAX + 1, lock });
}

/** Presents the relations, the most advanced first, then the most recently moved. */
export async function presentOpenRelations(
  rows: RelationRow[],
  job: RequestRow,
  context: Context & WithNames,
): Promise<Closing['relations']> {
  const names = await context.names();
  const talentIds = rows.map(({ talent_id }) => talent_id);
  const talents = new Map((await loadCards(context.db, 'talent', talentIds)).map((card) => [card.id, card]));
  const steps = [...names.proceedReason.keys()];
  const reached = ({ status, proceed_reason_id: step }: RelationRow) =>
    status === 'proceeded' ? steps.indexOf(step!) + 1 : status === 'confirmed' ? 0 : -1;
  const ordered = rows.toSorted(
    (one, other) => reached(other) - reached(one) || other.modified_at.getTime() - one.modified_at.getTime(),
  );
  const linked = ordered.map((relation) => {
    const talent = talents.get(relation.talent_id)!;
    return { relation, talent, request: job, standing: getViewerRole(context.actor, job, talent) };
  });
  const relations = await presentRelations(linked, context);
  return linked.map(({ talent }, at) => {
    const { id, name, title, photo, placeholder } = presentTalent(talent, names);
    return { relation: relations[at]!, talent: { id, name, title, photo, placeholder } };
  });
}
