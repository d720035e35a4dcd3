import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { Kysely } from 'kysely';
import { pipeline, Readable } from 'node:stream';
import { csvForSpreadsheets } from '../../platform/csv.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { numbersByCreator } from './creators.ts';
import type { StatsFilter } from './question.ts';

const BATCH = 1000;

/** The numbers of everybody who made requests. What a spreadsheet would take for a formula is text. */
export function exportStats(db: Kysely<Schema>, filter: StatsFilter): FileAnswer<'text/csv'> {
  return {
    type: 'text/csv',
    name: 'requests_stats.csv',
    disposition: 'attachment',
    async open() {
      const csv = csvForSpreadsheets({ columns: COLUMNS });
      // What fails on the way ends the one that is read from.
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
