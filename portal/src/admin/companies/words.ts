import type { CompanyState } from '@crewdock/contract/staff/companies';

export const PATH = '/admin-panel/companies';

export const COMPANY_STATE_LABELS: Record<CompanyState, string> = { open: 'Open', closing: 'Closing' };
