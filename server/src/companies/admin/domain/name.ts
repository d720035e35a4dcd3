import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { invalidField } from '../../../core/errors/errors.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * Label of the DNS record that verifies the domain. It does not contain the product's name, because it is in the
 * company's DNS zone.
 */
const LABEL = '_portal-challenge';
/** Maximum length of a DNS name. */
const LONGEST = 253;
const PART = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Returns the name of a domain's TXT record. */
export function getTxtRecordName(domain: string): string {
  return `${LABEL}.${domain}`;
}

/**
 * Normalizes a domain to its DNS form. Throws a field error if it cannot be a custom domain. `base` is the main
 * portal's host.
 */
export function domainNamed(typed: string, base: string): string {
  if (/[/@?#\s]/.test(typed)) throw refused(formatMessage(errors.onlyName));
  if (typed.includes('*')) throw refused(formatMessage(errors.wildcard));
  if (isIP(typed.replace(/^\[(.*)\]$/, '$1'))) throw refused(formatMessage(errors.ipAddress));
  if (/:\d*$/.test(typed)) throw refused(formatMessage(errors.port));
  const domain = domainToASCII(typed.replace(/\.$/, '')).toLowerCase();
  const parts = domain.split('.');
  if (typed.length > LONGEST || domain.length > LONGEST - LABEL.length - 1 || parts.some(({ length }) => length > 63)) {
    throw refused(formatMessage(errors.domainTooLong, { max: LONGEST - LABEL.length - 1 }));
  }
  if (isIP(domain)) throw refused(formatMessage(errors.ipAddress));
  if (parts.length < 2 || !parts.every((part) => PART.test(part)) || /^\d+$/.test(parts.at(-1)!)) {
    throw refused(formatMessage(errors.notDomain));
  }
  if (domain === base || domain.endsWith(`.${base}`)) {
    throw refused(formatMessage(errors.ourDomain));
  }
  return domain;
}

function refused(message: string) {
  return invalidField('domain', message);
}
