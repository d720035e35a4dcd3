import { sql } from 'kysely';
import { presentOwn } from '../../../resources/present.ts';
import { loadResources } from '../../../resources/queries.ts';
import type { Section } from './section.ts';

/** People whom a company offers. */
export const resources: Section = {
  name: 'available_resources',
  async page(db, { companyId, names, after, limit }) {
    const next = sql`
      r.id in (
        select id from resource where company_id = ${companyId} and deleted_at is null and id > ${after ?? 0} order by id limit ${limit})`;
    const rows = await loadResources(db, next, { limit });
    const inOrder = rows.toSorted((one, other) => one.id - other.id);
    return inOrder.map((row) => {
      const { own, ...told } = presentOwn(row, names);
      return { key: row.id, row: { ...told, ...own } };
    });
  },
};
