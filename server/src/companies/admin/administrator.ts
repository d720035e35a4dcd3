import type { Transaction } from 'kysely';
import type { CompanyRow } from '../../core/identity/company.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Person } from '../../core/identity/actor.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { notFound, permissionDenied } from '../../core/errors/errors.ts';

/**
 * Administrator of the portal's company: superadmins and staff for the whole company, team leads for the groups that
 * they lead.
 */
export interface Administrator {
  company: CompanyRow;
  person: Person;
  isSuperadmin: boolean;
}

/**
 * Returns the requester as a superadmin, staff or team lead. Throws `notFound` on the main portal and
 * `permissionDenied` for other people.
 */
export function requireAdministrator(context: Context): Administrator {
  const { company } = context;
  if (!company) throw notFound();
  const person = requirePerson(context);
  if (person.isStaff || person.superadminIn === company.id) return { company, person, isSuperadmin: true };
  if (!person.leads.some(({ company_id }) => company_id === company.id)) throw permissionDenied();
  return { company, person, isSuperadmin: false };
}

/** Like `requireAdministrator`, but throws `permissionDenied` for team leads. */
export function requireSuperadmin(context: Context): Administrator {
  const administrator = requireAdministrator(context);
  if (!administrator.isSuperadmin) throw permissionDenied();
  return administrator;
}

/**
 * Serializes membership changes of a company. Otherwise, the last two superadmins could be removed at the same time.
 */
export async function lockCompany(trx: Transaction<Schema>, { id }: Pick<CompanyRow, 'id'>): Promise<void> {
  await trx.selectFrom('company').where('id', '=', id).select('id').forUpdate().execute();
}
