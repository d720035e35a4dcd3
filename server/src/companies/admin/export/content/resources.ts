import { sql } from 'kysely';
import { presentOwn } from '../../../../resources/present.ts';
import { loadResources } from '../../../../resources/queries.ts';
import { EXPORT_BATCH_ROWS, type ExportContentSection } from './section.ts';

/** The company's available resources. */
export const resourceSection: ExportContentSection = {
  name: 'available_resources',
  async *rows(trx, { companyId, names }) {
    for (let after = 0; ;) {
      const next = sql`
        r.id in (
          select id from resource where company_id = ${companyId} and deleted_at is null and id > ${after} order by id limit ${EXPORT_BATCH_ROWS})`;
      const rows = (await loadResources(trx, next, { limit: EXPORT_BATCH_ROWS })).toSorted(
        (one, other) => one.id - other.id,
      );
      for (const row of rows) {
        const { own, ...told } = presentOwn(row, names);
        yield { ...told, ...own };
      }
      if (rows.length < EXPORT_BATCH_ROWS) return;
      after = rows.at(-1)!.id;
    }
  },
};
