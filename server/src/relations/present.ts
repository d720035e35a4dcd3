import type { Relation } from '@crewdock/contract/relations';
import { getShownId } from '../cards/shown-id.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { presentRejectionReason } from '../dictionaries/rejection-reasons.ts';
import type { Context } from '../core/context/context.ts';
import { countNotes } from './notes/queries.ts';
import type { LinkedPair } from './pair.ts';
import { reasonSide, getAllowedMoves, waitsFor } from './policy.ts';
import { loadUndoDeadlines } from './undo-deadlines.ts';
import { presentStep } from './state.ts';

export async function presentRelation(linked: LinkedPair, context: Context & WithNames): Promise<Relation> {
  return (await presentRelations([linked], context))[0]!;
}

/** Presents relations for the requester, in the same order. */
export async function presentRelations(all: LinkedPair[], context: Context & WithNames): Promise<Relation[]> {
  const [{ rejectionReason, proceedReason }, notes, deadlines] = await Promise.all([
    context.names(),
    countNotes(
      context.db,
      all.map(({ relation, standing }) => ({ id: relation.id, standing })),
    ),
    loadUndoDeadlines(all, context),
  ]);
  return all.map(({ relation: row, request, talent, standing }) => {
    return {
      id: row.id,
      request_id: getShownId(request),
      talent_id: getShownId(talent),
      status: row.status,
      initiated_by: row.initiated_by,
      is_confirmed: row.is_confirmed,
      waits_for: waitsFor(row),
      rt_rejection_reason: presentRejectionReason(
        { rejectionReason },
        row.rejection_reason_id,
        reasonSide(row.rejected_by),
      ),
      comment: row.comment,
      proceed: presentStep(row, { proceedReason }),
      notes: notes.get(row.id) ?? 0,
      version: row.version,
      undo_until: deadlines.get(row.id)?.toISOString() ?? null,
      created: row.created_at.toISOString(),
      modified: row.modified_at.toISOString(),
      can: getAllowedMoves(standing, row),
    };
  });
}
