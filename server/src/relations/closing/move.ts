import type { RelationStatus } from '@crewdock/contract/relations';
import { POSITION_FILLED } from '@crewdock/contract/steps';
import { sql, type Transaction } from 'kysely';
import { loadCards, type RequestRow } from '../../cards/queries.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { Mail } from '../../infra/email/outbox.ts';
import { mailsOfMove, wordsOfMove } from '../emails.ts';
import { lockJobTalents } from '../lock.ts';
import { getMoveSide, getViewerRole } from '../policy.ts';
import type { RelationRow } from '../queries.ts';
import { renewPairUpdates } from '../../notifications/updates/write.ts';
import type { RelationStep } from '../step.ts';
import type { WithNames } from '../../dictionaries/names.ts';

type Trx = Transaction<Schema>;

/** Rejects locked relations of a filled job. Returns the mails to the other sides. */
export async function rejectRelationsAsFilled(
  trx: Trx,
  job: RequestRow,
  relations: RelationRow[],
  { why, comment }: { why: string; comment: string },
  context: Context & WithNames,
): Promise<Mail[]> {
  const moved = relations.map((relation) => ({ relation, to: 'rejected' as const, toStep: null }));
  return moveAll(trx, job, moved, { why, rejection_reason_id: POSITION_FILLED, comment }, context);
}

/** Restores the relations that a fill-job rejected, unless they were moved since or their talents are archived. */
export async function restoreRejectedRelations(
  trx: Trx,
  job: RequestRow,
  closingId: string,
  context: Context & WithNames,
): Promise<{ ids: number[]; mails: Mail[] }> {
  await lockJobTalents(trx, job.id);
  const { rows } = await sql<RelationRow & { from_step: number | null }>`
    select r.*, last.from_status as last_from, last.from_step
    from request_closing c
    join relation r on r.id = any(c.relation_ids) and r.status = 'rejected'
    join talent t on t.id = r.talent_id and t.is_active
    join lateral (
      select from_status, from_step, to_status, created_at from relation_event
      where relation_id = r.id order by id desc limit 1) last
      on last.to_status = 'rejected' and last.created_at = c.created_at
    where c.id = ${closingId} order by r.id for update of r`.execute(trx);
  const moved = rows.map((relation) => ({ relation, to: relation.last_from!, toStep: relation.from_step }));
  const mails = await moveAll(trx, job, moved, { why: '', rejection_reason_id: null, comment: '' }, context);
  return { ids: rows.map(({ id }) => id), mails };
}

interface Moved {
  relation: RelationRow;
  to: RelationStatus;
  toStep: number | null;
}

interface Said {
  why: string;
  rejection_reason_id: number | null;
  comment: string;
}

/**
 * Batched version of `moveRelation`: writes history, audit log and mails, with one statement for all rows if possible.
 */
async function moveAll(
  trx: Trx,
  job: RequestRow,
  moved: Moved[],
  said: Said,
  context: Context & WithNames,
): Promise<Mail[]> {
  if (moved.length === 0) return [];
  const { why, ...columns } = said;
  const talents = new Map(
    (
      await loadCards(
        trx,
        'talent',
        moved.map(({ relation }) => relation.talent_id),
      )
    ).map((card) => [card.id, card]),
  );
  const pairs = moved.map(({ relation, to, toStep }) => {
    const talent = talents.get(relation.talent_id)!;
    const standing = getViewerRole(context.actor, job, talent);
    const { status: from, proceed_reason_id } = relation;
    const step: RelationStep = {
      from,
      fromStep: from === 'proceeded' ? proceed_reason_id : null,
      to,
      toStep,
      side: getMoveSide(standing, 'reject'),
      why,
    };
    return { relation, step, pair: { request: job, talent, standing } };
  });
  await write(
    trx,
    pairs.map(({ relation, step }) => ({ id: relation.id, ...step })),
    columns,
    requirePerson(context).id,
  );
  await writeAuditEntries(
    trx,
    context,
    ...pairs.map(({ relation, step }) => ({
      action: 'moved' as const,
      subject: 'relation' as const,
      id: relation.id,
      before: { ...relation },
      after: { ...columns, status: step.to },
    })),
  );
  await renewPairUpdates(
    trx,
    pairs.map(({ step, pair }) => ({ ...wordsOfMove(step, pair), requestId: job.id, talentId: pair.talent.id })),
    context.actor,
  );
  const mails: Mail[] = [];
  for (const { step, pair } of pairs) mails.push(...(await mailsOfMove(trx, ['talent'], step, pair, context)));
  return mails;
}

async function write(
  trx: Trx,
  moves: (RelationStep & { id: number })[],
  { rejection_reason_id, comment }: Omit<Said, 'why'>,
  personId: number,
): Promise<void> {
  await sql`
    with moves as (
      select * from json_to_recordset(${JSON.stringify(moves)}) as m (id integer, "from" text, "fromStep" smallint,
        "to" text, "toStep" smallint, side text, why text)),
    moved as (
      update relation r set status = moves."to", rejection_reason_id = ${rejection_reason_id}, comment = ${comment},
        modified_at = now()
      from moves where r.id = moves.id)
    insert into relation_event (relation_id, person_id, side, from_status, from_step, to_status, to_step, why)
    select id, ${personId}::int, side, "from", "fromStep", "to", "toStep", why from moves order by id`.execute(trx);
}
