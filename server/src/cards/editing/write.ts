import { fieldRows } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { indexCards } from '../../search/index-cards.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import type { Context } from '../../core/context/context.ts';
import type { CardRow } from '../queries.ts';
import { type CardColumnValues, toColumnParameters } from './columns.ts';
import { checkComplete } from './complete.ts';
import { type Content, columnsIn } from './content.ts';
import { editableCard } from './editable.ts';
import { notifyStaffOfCard } from './notify-staff.ts';
import { areSame, auditedSkills, replaceSkills } from './skills.ts';
import { addDependentChanges } from './together.ts';

const UNVERIFIED = { is_verified: false, verified_by: null, verified_at: null };

/**
 * Writes content to a card returned by `lockedCard`; the only way to change card fields. Ignores unchanged values.
 * Published cards must stay complete. Unless staff make the change, cards whose verified content changes lose the
 * verification and return to the staff inbox.
 */
export async function writeCard(
  trx: Transaction<Schema>,
  kind: CardKind,
  card: CardRow<CardKind>,
  given: Content,
  doer: Doer,
): Promise<void> {
  const { actor } = doer;
  const content = addDependentChanges(given, card);
  const { skills = card.skills } = content;
  const differing = fieldRows(kind).filter(({ name }) =>
    name === 'skills' ? !areSame(skills, card.skills) : differs(card, content.stored[name]),
  );
  if (differing.length === 0) return;
  const columns = columnsIn(content);
  const after = { ...card, ...columns };
  // Private cards that never had skills stay valid without them: talents created from job applications.
  const areUnknown = !card.is_draft && after.is_private && card.skills.length === 0 && skills.length === 0;
  if (!after.is_draft) checkComplete(kind, after, areUnknown ? null : skills);
  const isStaff = actor.kind === 'person' && actor.isStaff;
  const falls = card.is_verified && !isStaff && differing.some(({ verified }) => verified);
  const written = { ...columns, ...(falls && UNVERIFIED) };
  await updateCard(trx, kind, card.id, written);
  if (differing.some(({ name }) => name === 'skills')) await replaceSkills(trx, kind, card.id, skills);
  await writeAuditEntries(trx, doer, {
    action: 'changed',
    subject: kind,
    id: card.id,
    before: { ...card, skills: auditedSkills(card.skills) },
    after: { ...written, skills: auditedSkills(skills) },
  });
  await indexCards(trx, kind, [card.id]);
  const isPublished = card.is_draft && !after.is_draft;
  if (isPublished || falls) await notifyStaffOfCard(trx, kind, after, isPublished ? 'added' : 'changed', doer);
}

/** Updates columns of a card and increments its version. */
export async function updateCard(
  trx: Transaction<Schema>,
  kind: CardKind,
  id: number,
  columns: CardColumnValues,
): Promise<void> {
  const set: RawBuilder<unknown>[] = toColumnParameters(kind, columns).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`
    update ${sql.table(kind)} set ${sql.join([...set, sql`version = version + 1`, sql`modified_at = now()`])}
    where id = ${id}`.execute(trx);
}

/** Loads an editable card and locks its row until the transaction ends. */
export async function lockedCard<K extends CardKind>(
  trx: Transaction<Schema>,
  kind: K,
  key: string,
  { actor }: Pick<Context, 'actor'>,
): Promise<CardRow<K>> {
  const { id } = await editableCard(kind, key, { db: trx, actor });
  await sql`select from ${sql.table(kind)} where id = ${id} for update`.execute(trx);
  return editableCard(kind, String(id), { db: trx, actor });
}

function differs(card: object, columns: CardColumnValues = {}): boolean {
  const held: CardColumnValues = { ...card };
  return Object.entries(columns).some(([column, value]) => JSON.stringify(held[column]) !== JSON.stringify(value));
}
