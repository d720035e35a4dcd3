import type { RelationStatus } from '@crewdock/contract/relations';
import { sql } from 'kysely';
import type { Context } from '../core/context/context.ts';
import { getPairTopic, getSeenState } from './emails.ts';
import type { LinkedPair } from './pair.ts';
import type { RelationRow } from './queries.ts';

const UNDO_MS = 10 * 60 * 1000;

/** Statuses that can be undone, with the status before. `null`: the cards were not linked. */
const BEFORE: Partial<Record<RelationStatus, RelationStatus | null>> = {
  proposed: null,
  confirmed: 'proposed',
  proceeded: 'confirmed',
};

/**
 * Returns the status to which the person can undo their last move, ignoring its email; null if the cards were not
 * linked before, undefined if the move cannot be undone.
 */
export function getUndoStatus(
  { status, last_from, last_person_id, last_at }: RelationRow,
  personId: number,
): RelationStatus | null | undefined {
  const before = BEFORE[status];
  const isRecent = Date.now() - last_at.getTime() < UNDO_MS;
  return last_person_id === personId && last_from === before && isRecent ? before : undefined;
}

/** Times at which the emails about the requester's last moves are sent, by id of the relations that can be undone. */
export async function loadUndoDeadlines(
  linked: LinkedPair[],
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<Map<number, Date>> {
  if (actor.kind !== 'person') return new Map();
  const recent = linked.filter(({ relation }) => getUndoStatus(relation, actor.id) !== undefined);
  if (recent.length === 0) return new Map();
  const { rows } = await sql<{ topic: string; state: string; due: Date }>`
    select part ->> 'about' as topic, part ->> 'to' as state, min(due_at) as due
    from mail, jsonb_array_elements(parts) part
    where gathers_as like ${`% person ${actor.id}`} and sent_at is null and due_at > now() group by 1, 2`.execute(db);
  const held = new Map(rows.map(({ topic, state, due }) => [`${topic}: ${state}`, due]));
  return new Map(
    recent.flatMap(({ relation, request, talent }) => {
      const { id, status, proceed_reason_id, last_at } = relation;
      const state = getSeenState(status, status === 'proceeded' ? proceed_reason_id : null);
      // Nobody is mailed if one person owns both cards.
      const due =
        request.owner_id === talent.owner_id
          ? new Date(last_at.getTime() + UNDO_MS)
          : held.get(`${getPairTopic(request.id, talent.id)}: ${state}`);
      return due ? [[id, due]] : [];
    }),
  );
}
