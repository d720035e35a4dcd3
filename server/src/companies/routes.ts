import type { companies } from '@crewdock/contract/companies';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../platform/http/context.ts';
import { notFound } from '../platform/http/errors.ts';
import { presentCompany } from './present.ts';
import { findCompany } from './queries.ts';

export const companyRoutes: Handlers<typeof companies, Context> = {
  async getCurrentCompany(_, { company, origins }) {
    return company && presentCompany(company, origins);
  },
  async getCompany({ params }, { db, origins }) {
    const company = await findCompany(db, params.id);
    if (!company) throw notFound();
    return presentCompany(company, origins);
  },
};
