import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { invalidField } from '../../../core/errors/errors.ts';

/**
 * Label of the DNS record that verifies the domain. It does not contain the product's name, because it is in the
 * company's DNS zone.
 */
const LABEL = '_portal-challenge';
/** Maximum length of a DNS name. */
const LONGEST = 253;
const PART = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Name of a domain's TXT record. */
export function getTxtRecordName(domain: string): string {
  return `${LABEL}.${domain}`;
}

/**
 * Normalizes a domain to its DNS form. Throws a field error if it cannot be a custom domain. `base` is the main
 * portal's host.
 */
export function domainNamed(typed: string, base: string): string {
  if (/[/@?#\s]/.test(typed)) throw refused('must be the name alone, such as talents.example.com');
  if (typed.includes('*')) throw refused('must be one name: a domain with * stands for many');
  if (isIP(typed.replace(/^\[(.*)\]$/, '$1'))) throw refused('must be a name, not an IP address');
  if (/:\d*$/.test(typed)) throw refused('must be the name alone, without a port');
  const domain = domainToASCII(typed.replace(/\.$/, '')).toLowerCase();
  const parts = domain.split('.');
  if (typed.length > LONGEST || domain.length > LONGEST - LABEL.length - 1 || parts.some(({ length }) => length > 63)) {
    throw refused(`is too long: at most 63 characters between dots, and ${LONGEST - LABEL.length - 1} in all`);
  }
  if (isIP(domain)) throw refused('must be a name, not an IP address');
  if (parts.length < 2 || !parts.every((part) => PART.test(part)) || /^\d+$/.test(parts.at(-1)!)) {
    throw refused('must be a domain such as talents.example.com');
  }
  if (domain === base || domain.endsWith(`.${base}`)) {
    throw refused('is one of ours: name a domain of your own');
  }
  return domain;
}

function refused(message: string) {
  return invalidField('domain', message);
}
