import type { Handlers } from '@crewdock/contract/endpoint';
import type { WidgetSettings, widgetSettings } from '@crewdock/contract/widget-settings';
import { type Kysely, sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { conflictError, notFound, permissionDenied } from '../core/errors/errors.ts';
import { requireVersion } from '../core/context/seen-version.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { findCompany } from './queries.ts';
import * as errors from '../core/messages/errors/http.ts';
import { formatMessage } from '../core/messages/format-message.ts';

export const widgetSettingsRoutes: Omit<Handlers<typeof widgetSettings, Context>, 'getWidgetOptions'> = {
  async getWidgetSettings({ params }, context) {
    const { id } = await ownCompany(params.id, context);
    return settingsOf(context.db, id);
  },
  async changeWidgetSettings({ params, body }, context) {
    const { id } = await ownCompany(params.id, context);
    const allowed_origins = [...new Set(body.allowed_origins)];
    return inTransaction(context.db, async (trx) => {
      const row = await settingsOf(trx, id, { lock: true });
      const { version, ...before } = row;
      await requireVersion(body.version, { version }, () => row);
      if (body.was !== undefined && !isDeepStrictEqual(before.allowed_origins, body.was))
        throw conflictError(formatMessage(errors.changedMeanwhile), row);
      await trx
        .updateTable('company')
        .set({ allowed_origins, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      await writeAuditEntries(trx, context, {
        action: 'changed',
        subject: 'company',
        id,
        before,
        after: { allowed_origins },
      });
      return settingsOf(trx, id);
    });
  },
};

async function settingsOf(db: Kysely<Schema>, id: number, { lock = false } = {}): Promise<WidgetSettings> {
  return db
    .selectFrom('company')
    .where('id', '=', id)
    .select(['allowed_origins', 'version'])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/**
 * Finds a company if the actor is staff or its superadmin. Throws 403 for other members of the company and 404 for
 * everyone else.
 */
async function ownCompany(id: number, context: Context): Promise<CompanyRow> {
  const { isStaff, superadminIn, companyIds } = requirePerson(context);
  const company = await findCompany(context.db, String(id));
  if (!company) throw notFound();
  if (isStaff || superadminIn === company.id) return company;
  throw companyIds.includes(company.id) ? permissionDenied() : notFound();
}
