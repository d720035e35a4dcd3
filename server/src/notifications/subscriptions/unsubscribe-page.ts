import type { CompanyRow } from '../../core/identity/company.ts';
import type { Origins } from '../../core/config/origins.ts';
import type { SigningKey } from '../../core/signed-links/signing-key.ts';
import { linkWith } from '../../core/signed-links/uid-link.ts';

/** Lifetime of an unsubscribe link in milliseconds: one year, because people keep emails for a long time. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** Purpose of the signed link, by page. */
const PURPOSES = {
  'available-resources-unsubscribe': 'unsubscribe',
  'market-unsubscribe': 'unsubscribe-market',
} as const;

/** Returns the URL for unsubscribing: a page for people, and the endpoint for one-click unsubscribe. */
export function unsubscribePage(
  key: SigningKey,
  page: keyof typeof PURPOSES,
  uid: string,
  { company, origins, now }: { company: CompanyRow | null; origins: Origins; now: Date },
): string {
  const link = linkWith(key, PURPOSES[page], { uid, expires: new Date(now.getTime() + LIFETIME_MS) });
  return `${origins.of(company)}/${page}/${link}`;
}
