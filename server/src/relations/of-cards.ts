import type { Kysely } from 'kysely';
import type { CardRelations } from '../cards/relations.ts';
import type { Schema } from '../platform/db/schema.ts';
import { countRelations, countWaiting, isWaiting } from './count.ts';
import { relationsOf } from './of-card.ts';
import { archiveWithCards, restoreWithCards } from './with-card.ts';

/** The relation queries and changes that the cards module needs. */
export function cardRelations(db: Kysely<Schema>): CardRelations {
  return {
    count: (kind, ids) => countRelations(db, kind, ids),
    of: (kind, cardId, context) => relationsOf(db, kind, cardId, context),
    countWaiting: (person) => countWaiting(db, person),
    waits: isWaiting,
    archiveWithCards,
    restoreWithCards,
  };
}
