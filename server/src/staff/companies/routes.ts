import type { staffCompanies } from '@crewdock/contract/staff/company-endpoints';
import { staffTables } from '@crewdock/contract/staff/tables';
import type { Handlers } from '@crewdock/contract/endpoint';
import { addCompany } from '../../companies/add.ts';
import { inviteUser } from '../../companies/admin/users/invite.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { readRow } from '../table/page.ts';
import { anySource } from '../table/source.ts';
import { closeCompany, reopenCompany } from './close.ts';
import { companySource } from './source.ts';

export const staffCompanyRoutes: Handlers<typeof staffCompanies, Context> = {
  async createCompany({ body: { superadmin, ...facts } }, context) {
    const { id } = await inTransaction(context.db, async (trx) => {
      const company = await addCompany(trx, { ...facts, domain: null }, context);
      const asked = { ...superadmin, groups: [], is_wl_superadmin: true };
      const asker = { company, person: requirePerson(context), isSuperadmin: true };
      await inviteUser(asked, asker, { ...context, db: trx });
      return company;
    });
    return rowOf(id, context);
  },
  async closeCompany({ params: { id }, body: { version } }, context) {
    await closeCompany(id, { version, current: () => rowOf(id, context) }, context);
    return rowOf(id, context);
  },
  async reopenCompany({ params: { id }, body: { version } }, context) {
    await reopenCompany(id, { version, current: () => rowOf(id, context) }, context);
    return rowOf(id, context);
  },
};

async function rowOf(id: number, { db }: Pick<Context, 'db'>): Promise<never> {
  const row = await readRow(db, staffTables.companies, anySource(companySource), id);
  if (!row) throw notFound();
  return row as never;
}
