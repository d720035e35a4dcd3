import type { RelationStatus } from '@crewdock/contract/relations';
import type { RelationRow } from './queries.ts';

/** A step of a relation, as stored in its history. */
export interface RelationStep {
  from: RelationStatus | null;
  fromStep: number | null;
  to: RelationStatus;
  toStep: number | null;
  side: RelationRow['last_side'];
  why: string;
}
