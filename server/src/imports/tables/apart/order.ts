import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { ReadTables } from '../keep-rows.ts';
import type { ImportColumns } from '../queries.ts';

/** An order to the worker process, with the database URL. */
export type ImportOrder = { url: string } & (
  | { check: Pick<ImportColumns, 'id' | 'owner_id' | 'company_id'>; mapping: ImportMapping }
  | { keep: ReadTables }
  | { turnOf: string }
);

export type ImportOutcome = { refused: string } | { isDone: boolean; failures: TurnFailure[] };

/** A log line for the process that gave the order. */
export interface TurnFailure {
  error: string;
  message: string;
}
