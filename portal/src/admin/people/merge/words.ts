import type { Message } from '@crewdock/contract/message';
import type { ENDED, MergePreview, MOVED } from '@crewdock/contract/staff/account-merge';
import { t } from '../../../i18n/translate.ts';
import * as messages from './messages.ts';

const MOVED_LABELS: Record<(typeof MOVED)[number], Message<{ count: number }>> = {
  talents: messages.talents,
  requests: messages.jobs,
  lists: messages.lists,
  resources: messages.resources,
  memberships: messages.memberships,
  providers: messages.providers,
  relation_moves: messages.relationMoves,
  notes: messages.notes,
  application_moves: messages.applicationMoves,
  closings: messages.filledJobs,
  messages: messages.contactMessages,
  updates: messages.updates,
  leads: messages.leads,
  skills: messages.skills,
  files: messages.files,
  operations: messages.operations,
  imports: messages.imports,
};

/** Formats a number of moved objects, such as `3 talents`. */
export function movedText({ what, count }: MergePreview['moves'][number]): string {
  return t(MOVED_LABELS[what], { count });
}

/** Describes the access that ends for the merged account. */
export const ENDED_LABELS: Record<(typeof ENDED)[number], Message<object>> = {
  sessions: messages.sessionsEnd,
  links: messages.linksEnd,
  second_factor: messages.secondFactorEnds,
  password: messages.passwordEnds,
};
