import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { CreatorNumbers } from '@crewdock/contract/staff/stats';
import type { TableFileType, TableFormat } from '@crewdock/contract/table-file';
import type { Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { tableFile } from '../../infra/table-files/table-file.ts';
import { loadCreatorNumbers } from './creators.ts';
import type { RequestsStatsFilter } from './question.ts';

/** Exports the statistics of all request creators as a file. */
export function exportStats(
  db: Kysely<Schema>,
  { format, separator, ...filter }: RequestsStatsFilter & TableFormat,
): FileAnswer<TableFileType> {
  return tableFile('requests_stats', { format, separator }, () => rows(db, filter));
}

const COLUMNS: Record<string, (row: CreatorNumbers) => unknown> = {
  creator_id: ({ creator }) => creator.id,
  creator: ({ creator }) => creator.name,
  company: ({ creator }) => creator.company,
  requests: ({ requests }) => requests,
  open: ({ open }) => open,
  proposed: ({ proposed }) => proposed,
  confirmed: ({ confirmed }) => confirmed,
  proceeded: ({ proceeded }) => proceeded,
  hired: ({ hired }) => hired,
  hours_to_proposal: ({ to_proposal }) => to_proposal,
  hours_to_confirmation: ({ to_confirmation }) => to_confirmation,
  hours_to_hire: ({ to_hire }) => to_hire,
};

async function* rows(db: Kysely<Schema>, filter: RequestsStatsFilter): AsyncGenerator<unknown[]> {
  yield Object.keys(COLUMNS);
  for (const row of await loadCreatorNumbers(db, filter)) yield Object.values(COLUMNS).map((cellOf) => cellOf(row));
}
