import type { CheckFinding, CheckSample } from '@crewdock/contract/company-check';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

/**
 * Matches the product's name as a word. Names of elements, files and cookies also contain it, but are not visible
 * (docs/decisions/0112).
 */
const PRODUCT = /(?<![\w@-])crewdock(?![\w-])/gi;
/** Characters of context on each side of a match. */
const AROUND = 60;
const MOST_PER_PLACE = 3;

type Found = Pick<CheckFinding, 'check' | 'message' | 'sample'>;

/** Finds excerpts that name the product instead of the company. */
export function otherBrandsIn(text: string): Found[] {
  return [...text.matchAll(PRODUCT)].slice(0, MOST_PER_PLACE).map((match) => ({
    check: 'words',
    message: formatMessage(messages.otherBrand),
    sample: excerptOf(text, match.index, match[0]),
  }));
}

/** Finds links to portals of this server that belong to other companies. */
export function foreignLinksIn(addresses: string[], { base, own }: { base: string; own: string[] }): Found[] {
  const foreign = addresses.filter((address) => {
    const host = hostOf(address);
    return host !== null && (host === base || host.endsWith(`.${base}`)) && !own.includes(host);
  });
  return [...new Set(foreign)].slice(0, MOST_PER_PLACE).map((address) => ({
    check: 'links',
    message: formatMessage(messages.foreignLink),
    sample: { kind: 'excerpt', before: '', found: address.slice(0, 2 * AROUND), after: '' },
  }));
}

function hostOf(address: string): string | null {
  if (/^mailto:/i.test(address)) return address.split('@')[1]?.split('?')[0]?.toLowerCase() ?? null;
  return URL.parse(address, 'https://nowhere.invalid')?.hostname ?? null;
}

function excerptOf(text: string, at: number, found: string): CheckSample {
  const line = (part: string) => part.replaceAll(/\s+/g, ' ');
  const end = at + found.length;
  return {
    kind: 'excerpt',
    before: line(text.slice(Math.max(0, at - AROUND), at)),
    found,
    after: line(text.slice(end, end + AROUND)),
  };
}
