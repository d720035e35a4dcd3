import { count, id, line, nullable, oneOf, ref, table, time, uid, version } from '../table.ts';
import { ACCOUNT_STATES } from './account-states.ts';

/** Table of accounts of one type. */
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
      /** The member of staff responsible for the account. */
      manager: nullable(ref()),
      /** Number of active cards. */
      cards_count: count(),
      /** Names of the white-label companies that the person belongs to, comma-separated. */
      companies: line(),
      /** Percentage of requested availability confirmations that were given in time; null when none were requested. */
      score: nullable(count()),
      /** Average hours until the person confirms; null when they never did. */
      answer_hours: nullable(count()),
      /** When the owner confirmed the e-mail address, or null. */
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
/** All staff, whatever their account type; they are in none of the other tables. */
export const staff = people('staff');

export type PeopleTable = typeof vendors | typeof clients | typeof contractors | typeof staff;
