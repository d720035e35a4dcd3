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

/** Declares the table of accounts of one type. */
function people<const Name extends string>(name: Name) {
  return defineStaffTable(name, {
    row: {
      uid: uidColumn(),
      id: idColumn(),
      version: versionColumn(),
      /** First name and last name; the email address of an account without a name. */
      name: lineColumn(),
      email: lineColumn(),
      company_name: lineColumn(),
      state: enumColumn(ACCOUNT_STATES),
      /** The staff member responsible for the account. */
      manager: nullableColumn(referenceColumn()),
      /** Number of active cards. */
      cards_count: countColumn(),
      /** Names of the white-label companies of which the person is a member, comma-separated. */
      companies: lineColumn(),
      /** Percentage of availability requests that the person answered in time; null without requests. */
      score: nullableColumn(countColumn()),
      /** Average time until the person answers, in hours; null without answers. */
      answer_hours: nullableColumn(countColumn()),
      /** When the email address was confirmed, or null. */
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
    hidesEmpty: true,
  });
}

/** Talent providers. */
export const vendors = people('vendors');
export const clients = people('clients');
/** Remote developers. */
export const contractors = people('contractors');
/** All staff of any account type. Staff are in no other table. */
export const staff = people('staff');

export type PeopleTable = typeof vendors | typeof clients | typeof contractors | typeof staff;
