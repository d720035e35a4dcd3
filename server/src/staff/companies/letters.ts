import type { Letter } from '../../core/email-content/email-message.ts';
import { formatUtcShortDate } from '../../core/text/short-date.ts';

/** Email to each superadmin when a company is closed, before its due date. */
export function closingLetter(company: string, due: Date, url: string): Letter {
  return {
    subject: `The portal of ${company} is closed`,
    heading: 'The portal is closed',
    paragraphs: [
      `The portal of ${company} and its widgets show nothing to visitors any more. On ${formatUtcShortDate(due)} the company is deleted with everything that it owns: cards, messages, files and who works in it.`,
      'Until then its people can sign in, and you can download all of it in the settings. Accounts of people stay theirs.',
    ],
    button: { label: 'Download everything', url },
  };
}

export function reopenedLetter(company: string, url: string): Letter {
  return {
    subject: `The portal of ${company} is open again`,
    heading: 'The portal is open again',
    paragraphs: [`${company} will not be deleted: its portal and its widgets are as they were.`],
    button: { label: 'Open the settings', url },
  };
}
