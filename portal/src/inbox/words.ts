import type { InboxEntry, InboxEntryType } from '@crewdock/contract/inbox';
import type { Message } from '@crewdock/contract/message';
import { t } from '../i18n/translate.ts';
import { getCardName } from '../cards/facts.ts';
import type { InboxAnswerName } from './answers.ts';
import * as messages from './messages.ts';

export const ENTRY_LABELS: Record<InboxEntryType, Message<object>> = {
  relation: messages.typeRelation,
  application: messages.typeApplication,
  interview: messages.typeInterview,
  verdict: messages.typeVerdict,
  resource: messages.typeResource,
};

/** Name of the person or job that an entry is about. */
export function getEntryName(entry: InboxEntry): string {
  switch (entry.type) {
    case 'relation':
    case 'interview':
      return getCardName(entry.related.card_data);
    case 'application':
      return entry.application.name;
    case 'verdict':
      return entry.verdict.name;
    case 'resource':
      return entry.resource.name;
  }
}

/** Name of the user's card, the shared card or list, or the title of the resource. */
export function getEntrySubject(entry: InboxEntry): string {
  if (entry.type === 'verdict') return entry.shared.name;
  return entry.type === 'resource' ? entry.resource.title : entry.own.title;
}

export function describeAnswer(entries: InboxEntry[], answer: InboxAnswerName): string {
  const [first] = entries;
  const count = entries.length;
  return t(NOTICES[answer], { count, name: getEntryName(first!) });
}

const NOTICES = {
  confirm: messages.confirmedNotice,
  reject: messages.rejectedNotice,
  shortlist: messages.shortlistedNotice,
  invite: messages.invitedNotice,
  later: messages.laterNotice,
};
