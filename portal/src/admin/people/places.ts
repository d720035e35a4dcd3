import type { Message } from '@crewdock/contract/message';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import * as messages from './messages.ts';

interface Place {
  title: Message<object>;
  /** Path in the portal; an account's page is below it. */
  path: string;
  noun: readonly [one: Message<object>, many: Message<object>];
}

export const ACCOUNT_TABLE_PAGES: Record<PeopleTable['name'], Place> = {
  vendors: {
    title: messages.vendorsTitle,
    path: '/admin-panel/vendors',
    noun: [messages.vendor, messages.vendors],
  },
  clients: {
    title: messages.clientsTitle,
    path: '/admin-panel/clients',
    noun: [messages.client, messages.clients],
  },
  contractors: {
    title: messages.contractorsTitle,
    path: '/admin-panel/contractors',
    noun: [messages.contractor, messages.contractors],
  },
  staff: { title: messages.staffTitle, path: '/admin-panel/staff', noun: [messages.account, messages.accounts] },
};

export function accountPath(table: PeopleTable['name'], uid: string): string {
  return `${ACCOUNT_TABLE_PAGES[table].path}/edit/${uid}`;
}
