import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import type { PlainCard } from './brute-force.ts';
import { type NewCard, arbitraryCard, insertCards, plainCard } from './random-world.ts';

/** Replaces, restores or adds a card. Null deletes the card. */
interface Edit {
  kind: CardKind;
  id: number;
  card: NewCard | null;
}

/** Random edits of cards with ids up to `lastId`, including ids without a card. */
export function arbitraryEdits(lastId: number, count: number): fc.Arbitrary<Edit[]> {
  const edit = fc.constantFrom(...CARD_KINDS).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      id: fc.integer({ min: 1, max: lastId }),
      card: fc.option(arbitraryCard(kind), { freq: 4 }),
    }),
  );
  return fc.array(edit, { minLength: count, maxLength: count });
}

/** Applies the edits, each in a separate transaction. Returns the resulting cards. */
export async function makeEdits(
  db: Kysely<Schema>,
  before: Record<CardKind, PlainCard[]>,
  companies: number[],
  edits: Edit[],
): Promise<Record<CardKind, PlainCard[]>> {
  const { id: owner } = await db.selectFrom('person').select('id').executeTakeFirstOrThrow();
  const cards = { talent: [...before.talent], request: [...before.request] };
  for (const { kind, id, card } of edits) {
    cards[kind] = cards[kind].filter((other) => other.id !== id);
    const plain = card && plainCard(card, id, companies);
    if (plain) cards[kind].push(plain);
    await db.transaction().execute(async (transaction) => {
      await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(transaction);
      if (plain) await insertCards(transaction, kind, [plain], owner);
    });
  }
  return cards;
}
