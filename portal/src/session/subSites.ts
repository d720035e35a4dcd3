import type { SubSites } from '@crewdock/contract/accounts';
import { atom } from 'nanostores';

/** The sub-sites that this portal links to. Constant for the lifetime of the page. */
export const $subSites = atom<SubSites>({ partner_site_url: null, engineer_site_url: null });
