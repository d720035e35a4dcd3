import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { Kysely } from 'kysely';
import { pipeline, Readable } from 'node:stream';
import { csvForSpreadsheets } from '../../platform/csv.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { numbersByCreator } from './creators.ts';
import type { StatsFilter } from './question.ts';

const BATCH = 1000;

/** Statistics of all request creators as CSV. Values that a spreadsheet would run as a formula are escaped. */
export function exportStats(db: Kysely<Schema>, filter: StatsFilter): FileAnswer<'text/csv'> {
  return {
    type: 'text/csv',
    name: 'requests_stats.csv',
    disposition: 'attachment',
    async open() {
      const csv = csvForSpreadsheets({ columns: COLUMNS });
      // `pipeline` destroys the CSV stream on an upstream error, so its reader sees the failure.
      return pipeline(Readable.from(rows(db, filter)), csv, () => {});
    },
  };
}

const COLUMNS = [
  'creator_id',
  'creator',
  'company',
  'requests',
  'open',
  'proposed',
  'confirmed',
  'proceeded',
  'hired',
  'hours_to_proposal',
  'hours_to_confirmation',
  'hours_to_hire',
];

async function* rows(db: Kysely<Schema>, filter: StatsFilter): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += BATCH) {
    const page = await numbersByCreator(db, filter, { limit: BATCH, offset });
    for (const { creator, to_proposal, to_confirmation, to_hire, ...counts } of page) {
      yield {
        creator_id: creator.id,
        creator: creator.name,
        company: creator.company,
        ...counts,
        hours_to_proposal: to_proposal,
        hours_to_confirmation: to_confirmation,
        hours_to_hire: to_hire,
      };
    }
    if (page.length < BATCH) return;
  }
}
