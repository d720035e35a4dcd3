import { requestApplications } from './applications.ts';
import { audit } from './audit.ts';
import { companies } from './companies.ts';
import { ledger } from './ledger.ts';
import { sdrClients, sdrRequests } from './leads.ts';
import { clients, contractors, staff, vendors } from './people.ts';
import { requests } from './requests.ts';
import { availableResources } from './resources.ts';
import { skills } from './skills.ts';
import { talents } from './talents.ts';
import { updates } from './updates.ts';

export const staffTables = {
  updates,
  requests,
  talents,
  skills,
  availableResources,
  requestApplications,
  vendors,
  clients,
  contractors,
  staff,
  companies,
  sdrRequests,
  sdrClients,
  ledger,
  audit,
};
