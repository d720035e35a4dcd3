import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { type Kysely, sql } from 'kysely';
import { exportedRequest, exportedTalent } from '../../../../cards/exported.ts';
import { loadCards } from '../../../../cards/queries.ts';
import type { Names } from '../../../../dictionaries/names.ts';
import type { Schema } from '../../../../infra/db/schema.ts';
import type { ExportRow } from '../tables.ts';
import { EXPORT_BATCH_ROWS, type ExportContentSection } from './section.ts';

/** Export of a company's cards with all fields, including drafts and archived cards. */
export const cardSections: ExportContentSection[] = [
  sectionOf('talent', async (db, ids, names) =>
    (await loadCards(db, 'talent', ids)).map((row) => ({ ...row, exported: exportedTalent(row, names) })),
  ),
  sectionOf('request', async (db, ids, names) =>
    (await loadCards(db, 'request', ids)).map((row) => ({ ...row, exported: exportedRequest(row, names) })),
  ),
];

interface Loaded {
  id: number;
  exported: ExportRow;
}

function sectionOf(
  kind: CardKind,
  load: (db: Kysely<Schema>, ids: number[], names: Names) => Promise<Loaded[]>,
): ExportContentSection {
  return {
    name: KINDS[kind].nouns,
    async *rows(trx, { companyId, names }) {
      for (let after = 0; ;) {
        const { rows } = await sql<{ id: number; owner: string }>`
          select c.id, p.email as owner from ${sql.table(kind)} c join person p on p.id = c.owner_id
          where c.company_id = ${companyId} and c.id > ${after} order by c.id limit ${EXPORT_BATCH_ROWS}`.execute(trx);
        const owners = new Map(rows.map(({ id, owner }) => [id, owner]));
        const loaded = await load(trx, [...owners.keys()], names);
        for (const { id, exported } of loaded) yield { ...exported, owner: owners.get(id) };
        if (rows.length < EXPORT_BATCH_ROWS) return;
        after = rows.at(-1)!.id;
      }
    },
  };
}
