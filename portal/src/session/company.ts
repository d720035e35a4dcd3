import type { SubSites } from '@crewdock/contract/accounts';
import type { PublicCompany } from '@crewdock/contract/companies';
import { atom } from 'nanostores';
import { call } from '../api.ts';
import { $subSites } from './subSites.ts';

/** The white-label company of this host, or null on the main portal. Constant for the lifetime of the page. */
export const $company = atom<PublicCompany | null>(null);

/** Returns the portal's name in page titles. It must match the title in the server's HTML. */
export function portalName(): string {
  return $company.get()?.name ?? 'Crewdock';
}

interface Boot {
  company: PublicCompany | null;
  sub_sites: SubSites;
}

/** Reads the portal's company and sub-sites from the HTML. Fetches the company if the HTML is not from the server. */
export async function loadPortal(): Promise<void> {
  const boot = document.getElementById('crewdock-boot');
  if (boot) {
    const { company, sub_sites } = JSON.parse(boot.textContent) as Boot;
    $company.set(company);
    $subSites.set(sub_sites);
  } else $company.set(await call('GET /companies/current/', {}));
  const company = $company.get();
  if (company) await applyTheme(company, Boolean(boot));
}

/**
 * Applies the brand colours, unless the head of the page already contains them. Logs a warning if colours were
 * corrected for contrast.
 */
async function applyTheme(company: PublicCompany, painted: boolean): Promise<void> {
  const { brandTheme, brandTokens } = await import('@crewdock/contract/brand');
  const theme = brandTheme(company.brand_color, company.font_color);
  if (theme.corrected) {
    console.warn(
      `${company.name}: ${company.font_color} on ${company.brand_color} has less contrast than 4.5:1; ${theme.light.onHeader} is used instead.`,
    );
  }
  if (painted) return;
  for (const [name, value] of brandTokens(theme)) document.documentElement.style.setProperty(`--${name}`, value);
}
