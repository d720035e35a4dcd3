import type { LeadTable } from '@crewdock/contract/staff/leads';

/** Titles and paths of the lead tables, and labels for converting a lead. */
export const LEAD_TABLE_PAGES = {
  sdr_requests: {
    title: 'SDR requests',
    path: '/admin-panel/sdr-requests',
    convert: 'Make a draft of the job',
    converted: 'The job is a draft of its client now',
  },
  sdr_clients: {
    title: 'SDR clients',
    path: '/admin-panel/sdr-clients',
    convert: 'Make an account',
    converted: 'The lead is a client now',
  },
} as const satisfies Record<LeadTable['name'], object>;

export function leadPath(table: LeadTable['name'], id: number): string {
  return `${LEAD_TABLE_PAGES[table].path}/edit/${id}`;
}
