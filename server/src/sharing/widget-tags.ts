import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import { randomBytes, randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';

export interface WidgetCard {
  kind: CardKind;
  id: number;
  companyId: number;
}

const CALLED = 'widget';

/**
 * Returns a function that looks up the tag under which a card is counted. Tags are created for cards that have none
 * yet. Cards of other companies have no tag.
 */
export async function widgetTags(
  trx: Transaction<Schema>,
  cards: readonly WidgetCard[],
): Promise<(card: WidgetCard) => number | undefined> {
  const tags = new Map<string, number>();
  for (const kind of CARD_KINDS) {
    const some = new Map(cards.filter((card) => card.kind === kind).map((card) => [keyOf(card), card]));
    if (some.size === 0) continue;
    await addMissing(trx, kind, [...some.values()]);
    const { rows } = await sql<{ tag_id: number; id: number; companyId: number }>`
      select s.id as tag_id, c.id, c.company_id as "companyId"
      from ${sql.table(kind)} c join share_tag s on ${sql.ref(`s.${kind}_id`)} = c.id and s.is_widget
      where c.id = any(${[...some.values()].map(({ id }) => id)}::int[])`.execute(trx);
    for (const { tag_id, ...card } of rows) tags.set(keyOf({ kind, ...card }), tag_id);
  }
  return (card) => tags.get(keyOf(card));
}

async function addMissing(trx: Transaction<Schema>, kind: CardKind, cards: WidgetCard[]): Promise<void> {
  const wanted = cards.map(({ id, companyId }) => ({
    id,
    company_id: companyId,
    public_key: randomBytes(16).toString('base64url'),
    number: randomInt(100_000_000_000, 1_000_000_000_000),
  }));
  await sql`
    insert into share_tag (public_key, number, ${sql.ref(`${kind}_id`)}, tag, is_widget)
    select w.public_key, w.number, c.id, ${CALLED}, true
    from json_to_recordset(${JSON.stringify(wanted)}) as w (id integer, company_id integer, public_key text, number bigint)
    join ${sql.table(kind)} c on c.id = w.id and c.company_id = w.company_id
    where not exists (select from share_tag s where ${sql.ref(`s.${kind}_id`)} = c.id and s.is_widget)
    order by c.id on conflict do nothing`.execute(trx);
}

function keyOf({ kind, id, companyId }: WidgetCard): string {
  return `${kind} ${id} ${companyId}`;
}
