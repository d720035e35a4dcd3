import type { CompanyDomains } from '@crewdock/contract/company-domain';
import type { Message } from '@crewdock/contract/message';
import type { CheckFinding } from '@crewdock/contract/company-check';
import type { WithDns } from '../../../infra/dns/dns.ts';
import { isProven } from '../domain/look-up.ts';
import { SETTINGS } from './mend.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

/** Reports custom domains that don't work, or will soon stop working. */
export async function badDomains({ domains }: CompanyDomains, { dns }: WithDns): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  for (const { domain, state, record } of domains) {
    const told = (message: Message<object>) =>
      findings.push({
        check: 'domain',
        message: formatMessage(message),
        place: { kind: 'settings', label: domain, path: null },
        sample: record && { kind: 'excerpt', before: 'TXT ', found: record.name, after: ` ${record.value}` },
        mend: SETTINGS.domain,
      });
    if (state === 'pending') told(messages.pendingDomain);
    if (state === 'lost') told(messages.lostDomain);
    if (state !== 'proven') continue;
    if ((await dns.hasAddress(domain)) === false) told(messages.domainWithoutAddress);
    const isThere = record && (await isProven({ domain, token: record.value }, dns));
    if (isThere === false) told(messages.missingRecord);
  }
  return findings;
}
