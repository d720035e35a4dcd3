import type { Message } from '@crewdock/contract/message';
import { MATCHED_BY, type MatchedBy } from '@crewdock/contract/staff/ledger';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export const MATCHED_LABELS: Record<MatchedBy, Message<object>> = {
  email: messages.emailField,
  phone: messages.phoneField,
  cv: messages.cvField,
  name: messages.nameField,
};

/** Converts `email, phone` to display text: `Email, phone`. */
export function formatMatchedFields(matches: string): string {
  const words = MATCHED_BY.filter((kind) => matches.split(', ').includes(kind)).map((kind) => t(MATCHED_LABELS[kind]));
  return words
    .map((word, at) => (at === 0 || word.startsWith('CV') ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(', ');
}
