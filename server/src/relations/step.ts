import type { RelationStatus } from '@crewdock/contract/relations';
import type { RelationRow } from './queries.ts';

/** A step of a relation, as its history keeps it. */
export interface Step {
  from: RelationStatus | null;
  to: RelationStatus;
  side: RelationRow['last_side'];
  why: string;
}
