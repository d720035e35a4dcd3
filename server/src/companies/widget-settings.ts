import type { Handlers } from '@crewdock/contract/endpoint';
import type { widgetSettings } from '@crewdock/contract/widget-settings';
import { sql } from 'kysely';
import { type Context, personOf } from '../platform/http/context.ts';
import { conflict, notFound, permissionDenied } from '../platform/http/errors.ts';
import type { Company } from '../platform/company.ts';
import { findCompany } from './queries.ts';

export const widgetSettingsRoutes: Omit<Handlers<typeof widgetSettings, Context>, 'getWidgetOptions'> = {
  async getWidgetSettings({ params }, context) {
    const { allowed_origins } = await ownCompany(params.id, context);
    return { allowed_origins };
  },
  async changeWidgetSettings({ params, body }, context) {
    const { id } = await ownCompany(params.id, context);
    const allowed_origins = [...new Set(body.allowed_origins)];
    const changed = await context.db
      .updateTable('company')
      .set({ allowed_origins })
      .where('id', '=', id)
      .$if(body.was !== undefined, (query) => query.where(sql<boolean>`allowed_origins = ${sql.val(body.was)}::text[]`))
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) return { allowed_origins };
    const { allowed_origins: current } = await ownCompany(params.id, context);
    throw conflict('Somebody else has changed this list meanwhile.', { allowed_origins: current });
  },
};

/** A company that the asker looks after. To others but its members it is as one that isn't there. */
async function ownCompany(id: number, context: Context): Promise<Company> {
  const { isStaff, superadminIn, companyIds } = personOf(context);
  const company = await findCompany(context.db, String(id));
  if (!company) throw notFound();
  if (isStaff || superadminIn === company.id) return company;
  throw companyIds.includes(company.id) ? permissionDenied() : notFound();
}
