import { type Kysely, sql } from 'kysely';
import type { CardRelations } from '../cards/relations.ts';
import type { Schema } from '../infra/db/schema.ts';
import { isWrittenSince, rowVersion } from '../infra/db/total-order.ts';
import { countRelations, isWaiting } from './count.ts';
import { findCardRelations } from './of-card.ts';
import { archiveWithCards, restoreWithCards } from './with-card.ts';

/** The relation queries and changes that the cards module needs. */
export function cardRelations(db: Kysely<Schema>): CardRelations {
  return {
    count: (kind, ids) => countRelations(db, kind, ids),
    of: (kind, cardId, context) => findCardRelations(db, kind, cardId, context),
    waits: isWaiting,
    changedSince: (kind, transaction) => sql`exists (
      select from relation r where ${sql.ref(`r.${kind}_id`)} = c.id and ${isWrittenSince(rowVersion('r'), transaction)})`,
    archiveWithCards,
    restoreWithCards,
  };
}
