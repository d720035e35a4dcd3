import type { CompanyMonth, companyNumbers } from '@crewdock/contract/company-numbers';
import type { FileAnswer, Handlers } from '@crewdock/contract/endpoint';
import { pipeline, Readable } from 'node:stream';
import { csvForSpreadsheets } from '../../platform/csv.ts';
import type { Context } from '../../platform/http/context.ts';
import { administratorOf } from '../administrator.ts';
import { monthsOf, openIn } from './numbers.ts';

export const companyNumbersRoutes: Handlers<typeof companyNumbers, Context> = {
  async showCompanyNumbers(_, context) {
    const { company } = administratorOf(context);
    const [open, months] = await Promise.all([
      openIn(context.db, company.id),
      monthsOf(context.db, company.id, context.now),
    ]);
    return { open, months };
  },
  async exportCompanyNumbers(_, context) {
    const { company } = administratorOf(context);
    return csvOf(await monthsOf(context.db, company.id, context.now));
  },
};

const COLUMNS: (keyof CompanyMonth)[] = ['month', 'jobs', 'talents', 'views', 'applications', 'hires'];

function csvOf(months: CompanyMonth[]): FileAnswer<'text/csv'> {
  return {
    type: 'text/csv',
    name: 'company_numbers.csv',
    disposition: 'attachment',
    async open() {
      const csv = csvForSpreadsheets({ columns: COLUMNS });
      // `pipeline` destroys the CSV stream on an upstream error, so its reader sees the failure.
      return pipeline(Readable.from(months), csv, () => {});
    },
  };
}
