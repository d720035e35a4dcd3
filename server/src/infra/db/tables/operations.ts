import type { OperationState } from '@crewdock/contract/operations';
import type { ColumnType, Generated } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Tables of long-running operations and of scheduled tasks. */
export interface OperationTables {
  task_run: { task: string; succeeded_at: Date };
  operation: OperationTable;
  operation_cancellation: { operation_uid: string; requested_at: Stamp };
  operation_issue: { operation_uid: string; position: number; item: string; reason: string };
  operation_change: { operation_uid: string; position: number; subject: string; before: Json; after: Json };
}

/** JSON column, written as a string. Each kind of operation defines its own type. */
type Json = ColumnType<unknown, string, string>;

interface OperationTable {
  uid: Generated<string>;
  kind: string;
  owner_id: number;
  company_id: number | null;
  title: string;
  state: Generated<OperationState>;
  input: Json;
  cursor: ColumnType<unknown, never, string>;
  result: ColumnType<Record<string, unknown> | null, never, string>;
  error: ColumnType<string | null, never, string | null>;
  total: number;
  done: Generated<number>;
  failed: Generated<number>;
  changes: Generated<number>;
  restored: Generated<number>;
  kept: Generated<number>;
  attempts: Generated<number>;
  due_at: Stamp;
  undo_days: number | null;
  turn_at: ColumnType<Date | null, never, Date>;
  created_at: Stamp;
  started_at: ColumnType<Date | null, never, Date>;
  finished_at: ColumnType<Date | null, never, Date | null>;
  undoable_until: ColumnType<Date | null, never, Date | null>;
}
