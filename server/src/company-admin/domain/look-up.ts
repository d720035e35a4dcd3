import type { Dns } from '../../platform/dns.ts';
import { recordNameOf } from './name.ts';

/** Whether the record of a domain is there; null where nobody could say. */
export async function isProven(
  { domain, token }: { domain: string; token: string },
  { txt }: Pick<Dns, 'txt'>,
): Promise<boolean | null> {
  const texts = await txt(recordNameOf(domain));
  return texts && texts.some((text) => text.trim() === token);
}
