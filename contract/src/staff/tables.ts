import { requestApplications } from './applications.ts';
import { audit } from './audit.ts';
import { sdrClients, sdrRequests } from './leads.ts';
import { clients, contractors, staff, vendors } from './people.ts';
import { updates } from './updates.ts';

/** Every table of the staff. */
export const staffTables = {
  updates,
  requestApplications,
  vendors,
  clients,
  contractors,
  staff,
  sdrRequests,
  sdrClients,
  audit,
};
