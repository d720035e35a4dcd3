import type { PeopleTable } from '@crewdock/contract/staff/people';

interface Place {
  title: string;
  /** Path in the portal; an account's page is below it. */
  path: string;
  noun: readonly [one: string, many: string];
}

export const ACCOUNT_TABLE_PAGES: Record<PeopleTable['name'], Place> = {
  vendors: { title: 'Vendors', path: '/admin-panel/vendors', noun: ['vendor', 'vendors'] },
  clients: { title: 'Clients', path: '/admin-panel/clients', noun: ['client', 'clients'] },
  contractors: { title: 'Contractors', path: '/admin-panel/contractors', noun: ['contractor', 'contractors'] },
  staff: { title: 'Staff', path: '/admin-panel/staff', noun: ['account', 'accounts'] },
};

export function accountPath(table: PeopleTable['name'], uid: string): string {
  return `${ACCOUNT_TABLE_PAGES[table].path}/edit/${uid}`;
}
