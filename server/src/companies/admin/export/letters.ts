import { COMPANY_EXPORT_DAYS } from '@crewdock/contract/limits';
import type { Letter } from '../../../core/email-content/email-message.ts';

/** Sent to all superadmins, so that nobody can export the data unnoticed. */
export function exportReadyLetter(company: string, url: string): Letter {
  return {
    subject: `The export of ${company} is ready`,
    heading: 'The export is ready',
    paragraphs: [
      `Everything that ${company} owns is in one archive, as one of its superadmins has asked for: cards, relations, messages, settings and files.`,
      `It can be downloaded in the settings for ${COMPANY_EXPORT_DAYS} days.`,
    ],
    button: { label: 'Open the settings', url },
  };
}
