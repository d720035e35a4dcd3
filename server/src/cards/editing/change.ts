import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type Context, personOf } from '../../http/context.ts';
import { conflict } from '../../http/errors.ts';
import type { CardKind } from '../../market/search/question.ts';
import { indexCards } from '../../market/search/index-cards.ts';
import type { CardRow } from '../queries.ts';
import { checkComplete, type CardFields, columnsOf } from './columns.ts';
import { cardDetails } from './details.ts';
import { editableCard } from './editable.ts';
import { tellStaff } from './letters.ts';
import { replaceSkills, type SkillInput } from './skills.ts';

type Changed = CardFields & { skills?: SkillInput[]; version?: number };

/** What a card was verified for: a change of it by the owner has to be looked at again. */
const VERIFIED_FOR = ['name', 'title', 'skills', 'hourly_rate', 'monthly_rate', 'seniority', 'english_level'] as const;

/** Changes the named fields. A card that somebody else changed since `version` is a conflict that carries it as it is now. */
export async function changeCard(
  kind: CardKind,
  key: string,
  { version, skills, ...fields }: Changed,
  context: Context,
): Promise<void> {
  const card = await editableCard(kind, key, context);
  const columns = columnsOf(kind, fields, await context.names());
  const isDraft = fields.is_draft ?? card.is_draft;
  if (!isDraft) checkComplete(kind, whole(card, fields, skills));
  const falls =
    !personOf(context).isStaff &&
    card.is_verified &&
    VERIFIED_FOR.some((field) => field in { ...fields, ...(skills && { skills }) });
  const isChanged = await context.db.transaction().execute(async (trx) => {
    const set = { ...columns, ...(falls && { is_verified: false }) };
    if (!(await update(trx, kind, card.id, version, set))) return false;
    if (skills) await replaceSkills(trx, kind, card.id, skills);
    await indexCards(trx, kind, [card.id]);
    const isNew = card.is_draft && !isDraft;
    if (isNew || falls) {
      const { title, name } = whole(card, fields, skills);
      await tellStaff(trx, kind, { title, name, companyId: card.company_id }, isNew ? 'New' : 'Changed');
    }
    return true;
  });
  if (!isChanged)
    throw conflict('Somebody else changed this card meanwhile.', await cardDetails(kind, String(card.id), context));
}

/** Whether the card was as the asker saw it. */
export async function update(
  trx: Transaction<Schema>,
  kind: CardKind,
  id: number,
  version: number | undefined,
  columns: Record<string, unknown>,
): Promise<boolean> {
  const set: RawBuilder<unknown>[] = Object.entries(columns).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(kind)} set ${sql.join([...set, sql`version = version + 1`, sql`modified_at = now()`])}
    where id = ${id} ${version === undefined ? sql`` : sql`and version = ${version}`}`.execute(trx);
  return numAffectedRows === 1n;
}

/** The parts that have to be there, as they will be. */
function whole(card: CardRow<CardKind>, fields: CardFields, skills: SkillInput[] | undefined) {
  return {
    title: fields.title ?? card.title,
    name: fields.name ?? ('name' in card ? card.name : ''),
    skills: (skills ?? card.skills).length,
  };
}
