import type { CardKind } from '@crewdock/contract/kinds';
import { sql } from 'kysely';
import { type Context, personOf } from '../../platform/http/context.ts';
import { newLinkKey } from '../public-id.ts';
import { reserveNumber } from './create.ts';
import { editableCard } from './editable.ts';
import { auditedSkills } from './skills.ts';
import { changed } from '../../platform/audit/changed.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';

const SHARED =
  'title, summary, seniority_id, english_level_id, specialization_ids, industry_ids, full_stack, is_private';
const OWN: Record<CardKind, string> = {
  talent: 'name, country_id, city, hourly_rate, monthly_rate',
  request: 'company_name, country_ids, duration_id, hourly_min, hourly_max, monthly_min, monthly_max',
};

/** A draft of the asker's with the same content: no relations, tags, statistics or files. Answers its id. */
export async function copyCard(kind: CardKind, key: string, context: Context): Promise<number> {
  const card = await editableCard(kind, key, context);
  const { id: personId } = personOf(context);
  const content = sql.raw(`${SHARED}, ${OWN[kind]}`);
  const [table, skills, cardId] = [sql.table(kind), sql.table(`${kind}_skill`), sql.ref(`${kind}_id`)];
  return inTransaction(context.db, async (trx) => {
    const number = await reserveNumber(trx, personId);
    const { rows } = await sql<{ id: number } & Record<string, unknown>>`
      insert into ${table} (owner_id, company_id, card_number, link_key, is_draft, ${content})
      select ${personId}, company_id, ${number.card}, ${newLinkKey()}, true, ${content}
      from ${table} where id = ${card.id} returning id, ${content}`.execute(trx);
    const { id, ...copied } = rows[0]!;
    await sql`
      insert into ${skills} (${cardId}, skill_id, experience, is_main, position)
      select ${id}, skill_id, experience, is_main, position from ${skills} where ${cardId} = ${card.id}`.execute(trx);
    const after = { ...copied, is_draft: true, skills: auditedSkills(card.skills), copied_from: card.id };
    await changed(trx, context, { action: 'created', subject: kind, id, after });
    return id;
  });
}
