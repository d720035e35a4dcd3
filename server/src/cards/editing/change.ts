import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { changed } from '../../platform/audit/changed.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type Context, personOf } from '../../platform/http/context.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { conflict, permissionDenied } from '../../platform/http/errors.ts';
import { indexCards } from '../../search/index-cards.ts';
import { canHold } from '../policy.ts';
import type { CardRow } from '../queries.ts';
import { checkComplete, type CardFields, columnsOf, withPlainLines } from './columns.ts';
import { cardDetails } from './details.ts';
import { editableCard } from './editable.ts';
import { tellStaff } from './letters.ts';
import { auditedSkills, replaceSkills, type SkillInput } from './skills.ts';

type Changed = CardFields & { skills?: SkillInput[]; version?: number };

/** What a card was verified for: a change of it by the owner has to be looked at again. */
const VERIFIED_FOR = ['name', 'title', 'skills', 'hourly_rate', 'monthly_rate', 'seniority', 'english_level'] as const;

/** Changes the named fields. A card that somebody else changed since `version` is a conflict that carries it as it is now. */
export async function changeCard(
  kind: CardKind,
  key: string,
  { version, skills, ...named }: Changed,
  context: Context & WithNames,
): Promise<void> {
  const fields = withPlainLines(named);
  const columns = columnsOf(kind, fields, await context.names());
  const isChanged = await inTransaction(context.db, async (trx) => {
    const card = await lockedCard(trx, kind, key, context);
    if (version !== undefined && version !== card.version) return false;
    if (fields.is_on_hold && !canHold(context.actor, card)) throw permissionDenied();
    const isDraft = fields.is_draft ?? card.is_draft;
    const { title, name, skills: held } = whole(card, fields, skills);
    if (!isDraft) checkComplete(kind, { title, name, skills: held });
    const falls = card.is_verified && !personOf(context).isStaff && touchesVerified(fields, skills);
    const written = { ...columns, ...(falls && { is_verified: false }) };
    await update(trx, kind, card.id, written);
    const now = skills && { skills: auditedSkills(await replaceSkills(trx, kind, card.id, skills)) };
    const before = { ...card, skills: auditedSkills(card.skills) };
    await changed(trx, context, {
      action: 'changed',
      subject: kind,
      id: card.id,
      before,
      after: { ...written, ...now },
    });
    await indexCards(trx, kind, [card.id]);
    const isNew = card.is_draft && !isDraft;
    if (isNew || falls) {
      await tellStaff(trx, kind, { title, name, companyId: card.company_id }, isNew ? 'New' : 'Changed');
    }
    return true;
  });
  if (!isChanged) {
    throw conflict('Somebody else changed this card meanwhile.', await cardDetails(kind, key, context));
  }
}

/** Writes columns of a card, which counts as a change of it. */
export async function update(
  trx: Transaction<Schema>,
  kind: CardKind,
  id: number,
  columns: Record<string, unknown>,
): Promise<void> {
  const set: RawBuilder<unknown>[] = Object.entries(columns).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`
    update ${sql.table(kind)} set ${sql.join([...set, sql`version = version + 1`, sql`modified_at = now()`])}
    where id = ${id}`.execute(trx);
}

/** A card that nobody else changes until the transaction ends. */
export async function lockedCard<K extends CardKind>(
  trx: Transaction<Schema>,
  kind: K,
  key: string,
  { actor }: Context,
): Promise<CardRow<K>> {
  const { id } = await editableCard(kind, key, { db: trx, actor });
  await sql`select from ${sql.table(kind)} where id = ${id} for update`.execute(trx);
  return editableCard(kind, String(id), { db: trx, actor });
}

function touchesVerified(fields: CardFields, skills: SkillInput[] | undefined): boolean {
  return VERIFIED_FOR.some((field) => (field === 'skills' ? skills !== undefined : field in fields));
}

/** The parts that have to be there, as they will be. */
function whole(card: CardRow<CardKind>, fields: CardFields, skills: SkillInput[] | undefined) {
  return {
    title: fields.title ?? card.title,
    name: fields.name ?? ('name' in card ? card.name : ''),
    skills: (skills ?? card.skills).length,
  };
}
