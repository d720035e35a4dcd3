import type { Transaction } from 'kysely';
import { findCompany } from '../companies/queries.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Schema } from '../infra/db/schema.ts';
import { AppError } from '../core/errors/errors.ts';

/** Finds a company by slug. Throws `not_found` with a hint to use `company list`. */
export async function companyBy(trx: Transaction<Schema>, slug: string): Promise<CompanyRow> {
  const company = await findCompany(trx, slug);
  if (!company)
    throw new AppError('not_found', `There is no company “${slug}”. To see all companies, run: company list`);
  return company;
}
