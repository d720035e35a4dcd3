import type { Handlers } from '@crewdock/contract/endpoint';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import type {
  AccountChange,
  NewAccount,
  AccountEndpoints,
  PeopleEndpoints,
} from '@crewdock/contract/staff/people-endpoints';
import type { Context } from '../../core/context/context.ts';
import { readRow } from '../table/page.ts';
import { tableRoutes } from '../table/routes.ts';
import { anySource } from '../table/source.ts';
import { changeAccount } from './change.ts';
import { createAccount } from './create.ts';
import { peopleSource } from './source.ts';

/** Creates the handlers of an account table. Its change endpoint also accepts fields that only the form has. */
export function accountRoutes<const T extends PeopleTable>(table: T): Handlers<AccountEndpoints<T>, Context> {
  const change = ({ params, body }: { params: { uid: string }; body: AccountChange }, context: Context) =>
    changeAccount(table, params.uid, body, context);
  return { ...tableRoutes(table, peopleSource(table.name) as never), [`change_${table.name}`]: change } as never;
}

/** Creates the handlers of an account table to which staff can invite people. */
export function peopleRoutes<const T extends PeopleTable>(
  table: T,
  type: 1 | 2 | 3,
): Handlers<PeopleEndpoints<T>, Context> {
  const create = async ({ body }: { body: NewAccount }, context: Context) => {
    const uid = await createAccount(type, body, context);
    return readRow(context.db, table, anySource(peopleSource(table.name)), uid);
  };
  return { ...accountRoutes(table), [`create_${table.name}`]: create } as never;
}
