import type { CompanyMonth, companyNumbers } from '@crewdock/contract/company-numbers';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../../core/context/context.ts';
import { tableFile } from '../../../infra/table-files/table-file.ts';
import { requireAdministrator } from '../administrator.ts';
import { loadMonthlyEvents, openIn } from './numbers.ts';

export const companyNumbersRoutes: Handlers<typeof companyNumbers, Context> = {
  async showCompanyNumbers(_, context) {
    const { company } = requireAdministrator(context);
    const [open, months] = await Promise.all([
      openIn(context.db, company.id),
      loadMonthlyEvents(context.db, company.id, context.now),
    ]);
    return { open, months };
  },
  async exportCompanyNumbers({ query }, context) {
    const { company } = requireAdministrator(context);
    const months = await loadMonthlyEvents(context.db, company.id, context.now);
    return tableFile('company_numbers', query, async function* () {
      yield COLUMNS;
      for (const month of months) yield COLUMNS.map((column) => month[column]);
    });
  },
};

const COLUMNS: (keyof CompanyMonth)[] = ['month', 'jobs', 'talents', 'views', 'applications', 'hires'];
