import type { CompanyDomains } from '@crewdock/contract/company-domain';
import type { CheckFinding } from '@crewdock/contract/company-check';
import type { WithDns } from '../../../infra/dns/dns.ts';
import { isProven } from '../domain/look-up.ts';
import { SETTINGS } from './mend.ts';

/** Reports custom domains that don't work, or will soon stop working. */
export async function badDomains({ domains }: CompanyDomains, { dns }: WithDns): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  for (const { domain, state, record } of domains) {
    const told = (message: string) =>
      findings.push({
        check: 'domain',
        message,
        place: { kind: 'settings', label: domain, path: null },
        sample: record && { kind: 'excerpt', before: 'TXT ', found: record.name, after: ` ${record.value}` },
        mend: SETTINGS.domain,
      });
    if (state === 'pending') told('The domain waits for its proof: the portal isn’t there yet.');
    if (state === 'lost') told('The domain was lost: its record had been missing for days.');
    if (state !== 'proven') continue;
    if ((await dns.hasAddress(domain)) === false) told('The domain leads nowhere: its DNS has no address.');
    const isThere = record && (await isProven({ domain, token: record.value }, dns));
    if (isThere === false) told('The record that proves the domain is missing: the address will be lost.');
  }
  return findings;
}
