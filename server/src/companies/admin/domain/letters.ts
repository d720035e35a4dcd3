import type { Letter } from '../../../core/email-content/email-message.ts';
import { formatUtcShortDate } from '../../../core/text/short-date.ts';
import { getTxtRecordName } from './name.ts';

/** Sent when the DNS record of a domain in use is missing. */
export function domainMissingLetter(domain: string, lostOn: Date, url: string): Letter {
  return {
    subject: `The DNS record of ${domain} is missing`,
    heading: `Set the record of ${domain} again`,
    paragraphs: [
      `The TXT record ${getTxtRecordName(domain)} isn’t found any more. It proves that the domain is yours.`,
      `The portal stays on ${domain} until ${formatUtcShortDate(lostOn)}. Without the record it moves to its former address then.`,
    ],
    button: { label: 'See the record', url },
  };
}

export function domainLostLetter(domain: string, url: string): Letter {
  return {
    subject: `The portal is no longer on ${domain}`,
    heading: `The portal is no longer on ${domain}`,
    paragraphs: [
      `The TXT record ${getTxtRecordName(domain)} has been missing for days. Links lead to the portal’s former address now.`,
      'Set the record again and check it in the settings, and the portal is back.',
    ],
    button: { label: 'Open the settings', url },
  };
}
