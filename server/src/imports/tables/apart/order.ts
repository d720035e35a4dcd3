import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { ReadTables } from '../keep-rows.ts';
import type { ImportColumns } from '../queries.ts';

/** A job for the worker process, with the database URL. */
export type ImportOrder = { url: string } & (
  | { check: Pick<ImportColumns, 'id' | 'owner_id' | 'company_id'>; mapping: ImportMapping }
  | { keep: ReadTables }
  | { turnOf: string }
);

export type ImportOutcome = { refused: string } | { isDone: boolean; failures: TurnFailure[] };

/** A warning that the main process writes to its log. */
export interface TurnFailure {
  error: string;
  message: string;
}
