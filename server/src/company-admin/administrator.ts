import type { Transaction } from 'kysely';
import type { Company } from '../platform/company.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Person } from '../platform/http/actor.ts';
import { type Context, personOf } from '../platform/http/context.ts';
import { notFound, permissionDenied } from '../platform/http/errors.ts';

/** Who looks after the host's company: a superadmin or staff all of it, a team lead the groups that they lead. */
export interface Administrator {
  company: Company;
  person: Person;
  isSuperadmin: boolean;
}

/** Superadmins, staff and team leads. On the main portal there is nothing. */
export function administratorOf(context: Context): Administrator {
  const { company } = context;
  if (!company) throw notFound();
  const person = personOf(context);
  if (person.isStaff || person.superadminIn === company.id) return { company, person, isSuperadmin: true };
  if (!person.leads.some(({ company_id }) => company_id === company.id)) throw permissionDenied();
  return { company, person, isSuperadmin: false };
}

/** Superadmins and staff alone. */
export function superadminOf(context: Context): Administrator {
  const administrator = administratorOf(context);
  if (!administrator.isSuperadmin) throw permissionDenied();
  return administrator;
}

/** One change of who belongs to a company at a time: of two who are the last superadmins both must not go. */
export async function lockCompany(trx: Transaction<Schema>, { id }: Pick<Company, 'id'>): Promise<void> {
  await trx.selectFrom('company').where('id', '=', id).select('id').forUpdate().execute();
}
