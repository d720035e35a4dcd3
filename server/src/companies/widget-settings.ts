import type { Handlers } from '@crewdock/contract/endpoint';
import type { widgetSettings } from '@crewdock/contract/widget-settings';
import { isDeepStrictEqual } from 'node:util';
import { changed } from '../platform/audit/changed.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
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
    const isChanged = await inTransaction(context.db, async (trx) => {
      const before = await trx
        .selectFrom('company')
        .where('id', '=', id)
        .select('allowed_origins')
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (body.was !== undefined && !isDeepStrictEqual(before.allowed_origins, body.was)) return false;
      await trx.updateTable('company').set({ allowed_origins }).where('id', '=', id).execute();
      await changed(trx, context, { action: 'changed', subject: 'company', id, before, after: { allowed_origins } });
      return true;
    });
    if (isChanged) return { allowed_origins };
    const { allowed_origins: current } = await ownCompany(params.id, context);
    throw conflict('Somebody else has changed this list meanwhile.', { allowed_origins: current });
  },
};

/** The company, if the actor is staff or its superadmin. Throws 403 for its other members and 404 for everyone else. */
async function ownCompany(id: number, context: Context): Promise<Company> {
  const { isStaff, superadminIn, companyIds } = personOf(context);
  const company = await findCompany(context.db, String(id));
  if (!company) throw notFound();
  if (isStaff || superadminIn === company.id) return company;
  throw companyIds.includes(company.id) ? permissionDenied() : notFound();
}
