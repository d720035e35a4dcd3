import type { CardRelation, OwnTalent } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import type { RawBuilder, Transaction } from 'kysely';
import type { Doer } from '../core/audit/changed.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { Schema } from '../infra/db/schema.ts';

/** Relation counts in lists of a person's own cards. */
export type OwnCardRelationCounts = Pick<
  OwnTalent,
  'active_relations' | 'inactive_relations' | 'hired' | 'unconfirmed_relations' | 'waiting_relations' | 'waiting_since'
>;

/** Relations of cards. Implemented by the relations feature, which depends on cards. */
export interface CardRelations {
  /** Returns the relation counts of each card. */
  count(kind: CardKind, ids: number[]): Promise<Map<number, OwnCardRelationCounts>>;
  /** Returns the most recently moved relations of a card. */
  of(kind: CardKind, cardId: number, context: WithNames): Promise<CardRelation[]>;
  /** Builds an SQL condition on cards `c`: a relation waits for the reply of the card's side. */
  waits(kind: CardKind): RawBuilder<boolean>;
  /**
   * Builds an SQL condition on cards `c`: one of the card's relations was changed by this transaction or a later
   * transaction.
   */
  changedSince(kind: CardKind, transaction: number): RawBuilder<boolean>;
  /** Withdraws the open relations of archived cards. */
  archiveWithCards(trx: Transaction<Schema>, kind: CardKind, cardIds: number[], doer: Doer): Promise<void>;
  /** Restores the relations that were withdrawn when the cards were archived. */
  restoreWithCards(trx: Transaction<Schema>, kind: CardKind, cardIds: number[], doer: Doer): Promise<void>;
}

export interface WithCardRelations {
  cardRelations: CardRelations;
}
