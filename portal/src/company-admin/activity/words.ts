import type { CompanyAct } from '@crewdock/contract/company-activity';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Message } from '@crewdock/contract/message';
import * as messages from './messages.ts';

type ActMessage = Message<{ person: string | number; title: string | number }>;

/** Returns the sentence about an action, such as “Ada changed the job Engineer”. */
export function getActMessage({ subject, action, status, card }: Omit<CompanyAct, 'at' | 'person'>): ActMessage {
  if (subject === 'relation') return RELATION[status ?? ''] ?? messages.changedMatch;
  if (subject === 'application') return APPLICATION[status ?? ''] ?? messages.changedApplication;
  return (CARD[action] ?? CHANGED)[card.type];
}

const CHANGED: Record<CardKind, ActMessage> = { talent: messages.changedTalent, request: messages.changedJob };

const CARD: Partial<Record<CompanyAct['action'], Record<CardKind, ActMessage>>> = {
  created: { talent: messages.addedTalent, request: messages.addedJob },
  archived: { talent: messages.archivedTalent, request: messages.archivedJob },
  restored: { talent: messages.restoredTalent, request: messages.restoredJob },
};

const RELATION: Record<string, ActMessage> = {
  proposed: messages.proposedMatch,
  confirmed: messages.confirmedMatch,
  proceeded: messages.proceededMatch,
  rejected: messages.rejectedMatch,
  archived: messages.withdrewMatch,
};

const APPLICATION: Record<string, ActMessage> = {
  open: messages.reopenedApplication,
  shortlisted: messages.shortlistedApplicant,
  invited: messages.invitedApplicant,
  rejected: messages.rejectedApplicant,
};
