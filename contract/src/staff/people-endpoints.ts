import { z } from 'zod';
import { Email, PersonName } from '../accounts.ts';
import { type Endpoint, defineEndpoint } from '../endpoint.ts';
import { Id, lineText, SEEN } from '../fields.ts';
import { COMPANY_NAME_MAX, PHONE_MAX, SKYPE_MAX, VIBER_MAX } from '../limits.ts';
import type { Row } from '../table.ts';
import { type TableEndpoints, tableEndpoints } from '../table-endpoints.ts';
import { ACCOUNT_STATES } from './account-states.ts';
import type { PeopleTable } from './people.ts';

const contact = {
  company_name: lineText(COMPANY_NAME_MAX),
  phone_number: lineText(PHONE_MAX),
  skype: lineText(SKYPE_MAX),
  viber: lineText(VIBER_MAX),
};
/** The staff member responsible for the account. */
const manager = Id.nullable();

export const NewAccount = z.strictObject({
  email: Email,
  first_name: PersonName,
  last_name: PersonName,
  company_name: contact.company_name.default(''),
  phone_number: contact.phone_number.default(''),
  skype: contact.skype.default(''),
  viber: contact.viber.default(''),
  manager: manager.default(null),
});
export type NewAccount = z.infer<typeof NewAccount>;

/**
 * The changes, and the version that the requester last loaded (optimistic locking). After the owner's first sign-in,
 * only the owner can change the email address.
 */
export const AccountChange = z.strictObject({
  ...SEEN,
  email: Email.optional(),
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  company_name: contact.company_name.optional(),
  phone_number: contact.phone_number.optional(),
  skype: contact.skype.optional(),
  viber: contact.viber.optional(),
  state: z.enum(ACCOUNT_STATES).optional(),
  manager: manager.optional(),
});
export type AccountChange = z.infer<typeof AccountChange>;

type Change<T extends PeopleTable> = {
  [K in `change_${T['name']}`]: Call<T, 'PATCH', '{uid}/', typeof AccountChange> & {
    params: z.ZodType<{ uid: string }>;
  };
};
type Create<T extends PeopleTable> = {
  [K in `create_${T['name']}`]: Call<T, 'POST', '', typeof NewAccount> & { idempotent: true };
};
interface Call<T extends PeopleTable, M extends Endpoint['method'], P extends string, B> {
  method: M;
  path: `/admin-panel/${T['name']}/${P}`;
  access: 'staff';
  summary: string;
  body: B;
  response: z.ZodType<Row<T>>;
}

export type AccountEndpoints<T extends PeopleTable> = Omit<TableEndpoints<T>, keyof Change<T>> & Change<T>;
export type PeopleEndpoints<T extends PeopleTable> = AccountEndpoints<T> & Create<T>;

/** Creates the endpoints of a table of accounts, with changes of fields that are not in the table. */
export function accountEndpoints<const T extends PeopleTable>(table: T): AccountEndpoints<T> {
  const { name } = table;
  const calls = tableEndpoints(table);
  return {
    ...calls,
    [`change_${name}`]: defineEndpoint({
      method: 'PATCH',
      path: `/admin-panel/${name}/{uid}/`,
      access: 'staff',
      summary: `Changes an account in ${name}; returns \`conflict\` with the current row if its version is not \`version\`.`,
      params: z.strictObject({ uid: z.uuid() }),
      body: AccountChange,
      response: rowOf(table),
    }),
  } as never;
}

/** Creates the same endpoints as `accountEndpoints`, and an endpoint that creates accounts by invitation. */
export function peopleEndpoints<const T extends PeopleTable>(table: T): PeopleEndpoints<T> {
  const { name } = table;
  return {
    ...accountEndpoints(table),
    [`create_${name}`]: defineEndpoint({
      method: 'POST',
      path: `/admin-panel/${name}/`,
      access: 'staff',
      summary: `Creates an account in ${name} and mails its owner a link for setting the password. The error \`account_exists\` contains the existing account with this address in \`current\`.`,
      idempotent: true,
      body: NewAccount,
      response: rowOf(table),
    }),
  } as never;
}

function rowOf(table: PeopleTable): z.ZodType {
  const calls = tableEndpoints(table) as unknown as Record<string, { response: z.ZodType }>;
  return calls[`read_${table.name}`]!.response;
}
