import type { CardRelation, OwnTalent } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import type { RawBuilder, Transaction } from 'kysely';
import type { Doer } from '../platform/audit/changed.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Owner } from './conditions.ts';

/** What a list of one's cards says of each one's relations. */
export type RelationCounts = Pick<
  OwnTalent,
  'active_relations' | 'inactive_relations' | 'hired' | 'unconfirmed_relations' | 'waiting_relations' | 'waiting_since'
>;

/** What links cards with others. It is kept by a feature above, which knows cards. */
export interface CardRelations {
  /** For each of these cards. */
  count(kind: CardKind, ids: number[]): Promise<Map<number, RelationCounts>>;
  /** The last moved relations of a card. */
  of(kind: CardKind, cardId: number, context: WithNames): Promise<CardRelation[]>;
  /** How many of all that somebody's cards are linked by wait for an answer of theirs. */
  countWaiting(person: Owner): Promise<number>;
  /** A condition on cards `c`: something waits for their side's answer. */
  waits(kind: CardKind): RawBuilder<boolean>;
  /** Withdraws the open relations of cards that are archived. */
  archiveWithCards(trx: Transaction<Schema>, kind: CardKind, cardIds: number[], doer: Doer): Promise<void>;
  /** Brings those back that went with it. */
  restoreWithCards(trx: Transaction<Schema>, kind: CardKind, cardIds: number[], doer: Doer): Promise<void>;
}

export interface WithCardRelations {
  cardRelations: CardRelations;
}
