import type { Company } from '../platform/company.ts';
import type { Origins } from '../platform/http/origins.ts';
import type { SigningKey } from '../platform/signing-key.ts';
import { linkWith } from '../platform/uid-link.ts';

/** Mails are kept for long, and so do their links work. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** By the page that ends it. */
const PURPOSES = {
  'available-resources-unsubscribe': 'unsubscribe',
  'market-unsubscribe': 'unsubscribe-market',
} as const;

/** Where a subscription ends: a page for people, and what mail programs post to. */
export function unsubscribePage(
  key: SigningKey,
  page: keyof typeof PURPOSES,
  uid: string,
  { company, origins, now }: { company: Company | null; origins: Origins; now: Date },
): string {
  const link = linkWith(key, PURPOSES[page], { uid, expires: new Date(now.getTime() + LIFETIME_MS) });
  return `${origins.of(company)}/${page}/${link}`;
}
