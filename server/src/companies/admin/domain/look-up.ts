import type { Dns } from '../../../infra/dns/dns.ts';
import { getTxtRecordName } from './name.ts';

/** Returns whether a domain has its DNS record; null if the lookup failed. */
export async function isProven(
  { domain, token }: { domain: string; token: string },
  { txt }: Pick<Dns, 'txt'>,
): Promise<boolean | null> {
  const texts = await txt(getTxtRecordName(domain));
  return texts && texts.some((text) => text.trim() === token);
}
