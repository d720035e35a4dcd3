import { count, id, line, nullable, oneOf, ref, table, time, uid, version } from '../table.ts';
import { ACCOUNT_STATES } from './account-states.ts';

/** Accounts of one type. */
function people<const Name extends string>(name: Name) {
  return table(name, {
    row: {
      uid: uid(),
      id: id(),
      version: version(),
      /** First and last name. */
      name: line(),
      email: line(),
      company_name: line(),
      state: oneOf(ACCOUNT_STATES),
      /** Who of the staff looks after the account. */
      manager: nullable(ref()),
      /** Active ones. */
      cards_count: count(),
      /** Of the white-label companies that they belong to the names, comma-separated. */
      companies: line(),
      /** When the owner showed to read the address. */
      /** Percent of what mails asked of their available resources that was confirmed in time; null where nothing was asked. */
      score: nullable(count()),
      /** Hours that they take to confirm. */
      answer_hours: nullable(count()),
      email_verified: nullable(time()),
      last_sign_in: nullable(time()),
      created: time(),
      first_name: line(),
      last_name: line(),
      phone_number: line(),
      skype: line(),
      viber: line(),
    },
    key: 'uid',
    search: ['name', 'email', 'company_name'],
    filters: {
      state: 'any',
      manager: 'any',
      cards_count: 'range',
      email_verified: 'has',
      last_sign_in: 'days',
      created: 'days',
    },
    sorts: ['-created', 'created', 'name', '-name', '-cards_count', 'cards_count'],
    counters: 'state',
    edit: ['state', 'manager'],
    bulk: ['state', 'manager'],
    mails: ['company_name', 'manager', 'cards_count'],
  });
}

/** Talent providers. */
export const vendors = people('vendors');
export const clients = people('clients');
/** Remote developers. */
export const contractors = people('contractors');
/** Whoever is staff, whatever else their account is for; they are in no other of these tables. */
export const staff = people('staff');

export type PeopleTable = typeof vendors | typeof clients | typeof contractors | typeof staff;
