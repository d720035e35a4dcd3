import type { CardKind } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import { changed } from '../../platform/audit/changed.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type Context, personOf } from '../../platform/http/context.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { invalidField, notFound, permissionDenied } from '../../platform/http/errors.ts';
import { indexCards } from '../../search/index-cards.ts';
import { canListCompany, mayOwn } from '../policy.ts';
import { newLinkKey } from '../public-id.ts';
import { checkComplete, type CardFields, columnsOf, withPlainLines } from './columns.ts';
import { tellStaff } from './letters.ts';
import { auditedSkills, replaceSkills, type SkillInput } from './skills.ts';

interface NewCard extends CardFields {
  skills?: SkillInput[];
  scope: 'own' | 'company';
  card_number?: number;
}

/** Makes a card of the asker's, or of the host's company, and answers its id. */
export async function createCard(
  kind: CardKind,
  { scope, card_number, skills = [], ...fields }: NewCard,
  context: Context & WithNames,
): Promise<number> {
  const person = personOf(context);
  if (!mayOwn(person, kind)) throw permissionDenied();
  const companyId = scope === 'company' ? companyOf(context) : null;
  const clean = withPlainLines(fields);
  const columns = columnsOf(kind, clean, await context.names());
  const { title = '', name = '', is_draft = false } = clean;
  if (!is_draft) checkComplete(kind, { title, name, skills: skills.length });
  return inTransaction(context.db, async (trx) => {
    const number = await cardNumber(trx, person.id, card_number);
    const all = {
      ...columns,
      title,
      ...(kind === 'talent' && { name }),
      owner_id: person.id,
      company_id: companyId,
      card_number: number,
      link_key: newLinkKey(),
    };
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(kind)} (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(all))}) returning id`.execute(trx);
    const { id } = rows[0]!;
    const held = await replaceSkills(trx, kind, id, skills);
    await indexCards(trx, kind, [id]);
    const after = { ...all, skills: auditedSkills(held) };
    await changed(trx, context, { action: 'created', subject: kind, id, after });
    if (!is_draft) await tellStaff(trx, kind, { title, name, companyId }, 'New');
    return id;
  });
}

/** Takes the owner's next number. Gaps are fine, duplicates are not. */
export async function reserveNumber(db: Context['db'], personId: number): Promise<{ owner: number; card: number }> {
  const row = await db
    .updateTable('person')
    .set(({ eb }) => ({ next_card_number: eb('next_card_number', '+', 1) }))
    .where('id', '=', personId)
    .returning(['owner_number', 'next_card_number'])
    .executeTakeFirstOrThrow();
  return { owner: row.owner_number, card: row.next_card_number - 1 };
}

/** The number that the owner has reserved, unless it was never given out or is taken. */
async function cardNumber(trx: Transaction<Schema>, personId: number, reserved: number | undefined): Promise<number> {
  if (reserved === undefined) return (await reserveNumber(trx, personId)).card;
  // A statement of its own: the next one sees who took it while this one waited.
  await sql`select from person where id = ${personId} for update`.execute(trx);
  const { rows } = await sql<{ free: boolean }>`
    select ${reserved} < next_card_number
      and not exists (select from talent where owner_id = ${personId} and card_number = ${reserved})
      and not exists (select from request where owner_id = ${personId} and card_number = ${reserved}) as free
    from person where id = ${personId}`.execute(trx);
  if (!rows[0]?.free) throw invalidField('card_number', 'was not reserved or is taken');
  return reserved;
}

function companyOf(context: Context): number {
  const { company } = context;
  if (!company) throw notFound();
  if (!canListCompany(personOf(context), company.id)) throw permissionDenied();
  return company.id;
}
