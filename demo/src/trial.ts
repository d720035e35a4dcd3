import type { Trial } from '@crewdock/server/trial';
import { allowPartnerSite } from './allow-partner-site.ts';
import { loadDemoData } from './load.ts';
import { buildPartnerSite } from './partner-site.ts';

/** The server loads this when it starts with the embedded database. */
export const trial: Trial = { loadDemoData, allowPartnerSite, buildPartnerSite };
