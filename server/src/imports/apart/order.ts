import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { ReadTables } from '../keep-rows.ts';
import type { ImportColumns } from '../queries.ts';

/** What the process is asked, on which database. */
export type ImportOrder = { url: string } & (
  | { check: Pick<ImportColumns, 'id' | 'owner_id' | 'company_id'>; mapping: ImportMapping }
  | { keep: ReadTables }
  | { turnOf: string }
);

export type ImportOutcome = { refused: string } | { isDone: boolean; failures: TurnFailure[] };

/** A line for the log of who asked. */
export interface TurnFailure {
  error: string;
  message: string;
}
