import type { SubSites } from '@crewdock/contract/accounts';
import { atom } from 'nanostores';

/** The sub-sites to which this portal links. Constant for the lifetime of the page. */
export const $subSites = atom<SubSites>({ partner_site_url: null, engineer_site_url: null });
