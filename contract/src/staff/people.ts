import {
  countColumn,
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  timeColumn,
  uidColumn,
  versionColumn,
} from '../table.ts';
import { ACCOUNT_STATES } from './account-states.ts';

/** Table of accounts of one type. */
function people<const Name extends string>(name: Name) {
  return defineStaffTable(name, {
    row: {
      uid: uidColumn(),
      id: idColumn(),
      version: versionColumn(),
      /** First and last name. */
      name: lineColumn(),
      email: lineColumn(),
      company_name: lineColumn(),
      state: enumColumn(ACCOUNT_STATES),
      /** The member of staff responsible for the account. */
      manager: nullableColumn(referenceColumn()),
      /** Number of active cards. */
      cards_count: countColumn(),
      /** Names of the white-label companies that the person belongs to, comma-separated. */
      companies: lineColumn(),
      /** Percentage of requested availability confirmations that were given in time; null when none were requested. */
      score: nullableColumn(countColumn()),
      /** Average hours until the person confirms; null when they never did. */
      answer_hours: nullableColumn(countColumn()),
      /** When the owner confirmed the e-mail address, or null. */
      email_verified: nullableColumn(timeColumn()),
      last_sign_in: nullableColumn(timeColumn()),
      created: timeColumn(),
      first_name: lineColumn(),
      last_name: lineColumn(),
      phone_number: lineColumn(),
      skype: lineColumn(),
      viber: lineColumn(),
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
