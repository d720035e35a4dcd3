import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { CheckedImport } from '../check.ts';
import type { ReadTables } from '../keep-rows.ts';

/** A job for the worker process, with the database URL. */
export type ImportOrder = { url: string } & (
  | { check: CheckedImport; mapping: ImportMapping }
  | { keep: ReadTables }
  | { turnOf: string }
);

export type ImportOutcome = { refused: string } | { isDone: boolean; failures: TurnFailure[] };

/** A warning that the main process writes to its log. */
export interface TurnFailure {
  error: string;
  message: string;
}
