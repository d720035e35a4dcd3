import type { cardEditing } from '@crewdock/contract/card-editing';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Input } from '@crewdock/contract/endpoint';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { invalidField, notFound, permissionDenied } from '../../core/errors/errors.ts';
import { mayOwn, mayPostFor } from '../policy.ts';
import { insertCard } from './insert.ts';
import { resolveSkillRows } from './skills.ts';
import { toStoredColumns } from './stored.ts';
import * as errors from '../../core/messages/errors/card.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export type NewCard = Input<typeof cardEditing.createTalent | typeof cardEditing.createRequest>['body'];

/** Creates a card of the requester, or of the portal's company. Returns its id. */
export async function createCard(
  kind: CardKind,
  { scope, card_number, skills = [], ...named }: NewCard,
  context: Context & WithNames,
): Promise<number> {
  const person = requirePerson(context);
  if (scope === 'own' && !mayOwn(person, kind)) throw permissionDenied();
  const company_id = scope === 'company' ? companyOf(context) : null;
  const stored = toStoredColumns(kind, named, await context.names());
  return inTransaction(context.db, async (trx) => {
    const number = await cardNumber(trx, person.id, card_number);
    const content = { stored, skills: await resolveSkillRows(trx, skills, { ...context, company_id, carried: [] }) };
    return insertCard(trx, kind, content, { owner_id: person.id, company_id, card_number: number }, context);
  });
}

/**
 * Returns whether the requester may create cards of a kind: their own cards or, on a company's portal, cards of the
 * company.
 */
export function mayCreate(kind: CardKind, context: Context): boolean {
  const person = requirePerson(context);
  return mayOwn(person, kind) || (context.company !== null && mayPostFor(person, context.company.id));
}

/** Reserves the owner's next card number. Numbers may have gaps, but are never reused. */
export async function reserveNumber(db: Context['db'], personId: number): Promise<{ owner: number; card: number }> {
  const row = await db
    .updateTable('person')
    .set(({ eb }) => ({ next_card_number: eb('next_card_number', '+', 1) }))
    .where('id', '=', personId)
    .returning(['owner_number', 'next_card_number'])
    .executeTakeFirstOrThrow();
  return { owner: row.owner_number, card: row.next_card_number - 1 };
}

/**
 * Returns the reserved card number, or the next number if none was reserved. Throws if the reserved number was never
 * issued or is already used.
 */
async function cardNumber(trx: Transaction<Schema>, personId: number, reserved: number | undefined): Promise<number> {
  if (reserved === undefined) return (await reserveNumber(trx, personId)).card;
  // Locks in a separate statement, so that the next statement sees cards inserted while waiting for the lock.
  await sql`select from person where id = ${personId} for update`.execute(trx);
  const { rows } = await sql<{ free: boolean }>`
    select ${reserved} < next_card_number
      and not exists (select from talent where owner_id = ${personId} and card_number = ${reserved})
      and not exists (select from request where owner_id = ${personId} and card_number = ${reserved}) as free
    from person where id = ${personId}`.execute(trx);
  if (!rows[0]?.free) throw invalidField('card_number', formatMessage(errors.numberTaken));
  return reserved;
}

function companyOf(context: Context): number {
  const { company } = context;
  if (!company) throw notFound();
  if (!mayPostFor(requirePerson(context), company.id)) throw permissionDenied();
  return company.id;
}
