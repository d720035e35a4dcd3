import type { Message } from '@crewdock/contract/message';
import type { CheckFinding } from '@crewdock/contract/company-check';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

type Mend = CheckFinding['mend'];

const setting = (label: Message<object>, section: string): Mend => ({
  label: formatMessage(label),
  path: `/admin/settings#${section}`,
});

/** Links to the settings that fix the findings. */
export const SETTINGS = {
  name: setting(messages.nameLink, 'name'),
  logo: setting(messages.logoLink, 'logo'),
  colors: setting(messages.colorsLink, 'colours'),
  portal: setting(messages.portalLink, 'portal'),
  legal: setting(messages.legalLink, 'legal'),
  mails: setting(messages.emailsLink, 'mails'),
  domain: setting(messages.domainLink, 'domain'),
} as const satisfies Record<string, Mend>;
