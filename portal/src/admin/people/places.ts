import type { PeopleTable } from '@crewdock/contract/staff/people';

interface Place {
  title: string;
  /** In the portal; the account's page is below it. */
  path: string;
  noun: readonly [one: string, many: string];
}

/** Where each table of accounts stands, and what its accounts are called. */
export const PLACES: Record<PeopleTable['name'], Place> = {
  vendors: { title: 'Vendors', path: '/admin-panel/vendors', noun: ['vendor', 'vendors'] },
  clients: { title: 'Clients', path: '/admin-panel/clients', noun: ['client', 'clients'] },
  contractors: { title: 'Contractors', path: '/admin-panel/contractors', noun: ['contractor', 'contractors'] },
  staff: { title: 'Staff', path: '/admin-panel/staff', noun: ['account', 'accounts'] },
};

export function accountPath(table: PeopleTable['name'], uid: string): string {
  return `${PLACES[table].path}/edit/${uid}`;
}
