import { type SectionName, staffSections } from '@crewdock/contract/staff/sections';
import { applicationSource } from '../applications/source.ts';
import { auditSource } from '../audit/source.ts';
import { requestSource } from '../cards/requests.ts';
import { talentSource } from '../cards/talents.ts';
import { companySource } from '../companies/source.ts';
import { ledgerSource } from '../attribution/source.ts';
import { peopleSource } from '../people/source.ts';
import { resourceSource } from '../resources/source.ts';
import { leadSource } from '../sdr/source.ts';
import { skillSource } from '../skills/source.ts';
import { type AnySource, anySource } from '../table/source.ts';
import { updateSource } from '../updates/source.ts';

export const sectionSources: Record<SectionName, AnySource> = {
  requests: anySource(requestSource),
  talents: anySource(talentSource),
  vendors: anySource(peopleSource('vendors')),
  clients: anySource(peopleSource('clients')),
  contractors: anySource(peopleSource('contractors')),
  staff: anySource(peopleSource('staff')),
  applications: anySource(applicationSource),
  'available-resources': anySource(resourceSource),
  updates: anySource(updateSource),
  'sdr-requests': anySource(leadSource(staffSections['sdr-requests'].name)),
  'sdr-clients': anySource(leadSource(staffSections['sdr-clients'].name)),
  companies: anySource(companySource),
  ledger: anySource(ledgerSource),
  skills: anySource(skillSource),
  audit: anySource(auditSource),
};
