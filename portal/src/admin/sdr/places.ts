import type { LeadTable } from '@crewdock/contract/staff/leads';
import * as messages from './messages.ts';

/** Titles and paths of the lead tables. */
export const LEAD_TABLE_PAGES = {
  sdr_requests: { title: messages.requestsTitle, path: '/admin-panel/sdr-requests' },
  sdr_clients: { title: messages.clientsTitle, path: '/admin-panel/sdr-clients' },
} as const satisfies Record<LeadTable['name'], object>;

export function leadPath(table: LeadTable['name'], id: number): string {
  return `${LEAD_TABLE_PAGES[table].path}/edit/${id}`;
}
