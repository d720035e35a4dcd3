import type { MemberRole } from '@crewdock/contract/companies';
import type { CompanyUser } from '@crewdock/contract/company-users';
import type { Message } from '@crewdock/contract/message';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

export const ROLES: readonly { id: MemberRole; label: Message<object> }[] = [
  { id: 1, label: messages.teamLead },
  { id: 2, label: messages.manager },
  { id: 0, label: messages.noRole },
];

const LABELS = new Map(ROLES.map(({ id, label }) => [id, label]));

export function roleLabel(role: MemberRole): string {
  return t(LABELS.get(role)!);
}

export const STATES: Record<CompanyUser['state'], { label: Message<object>; tone: 'green' | 'amber' | 'red' }> = {
  active: { label: messages.active, tone: 'green' },
  invited: { label: messages.invited, tone: 'amber' },
  expired: { label: messages.invitationExpired, tone: 'red' },
  closed: { label: messages.accountClosed, tone: 'red' },
};

/** Display time of notices about groups, in milliseconds; longer than usual, because several people are affected. */
export const GROUP_NOTICE_MS = 5000;

export function fullName({ first_name, last_name, email }: Pick<CompanyUser, 'first_name' | 'last_name' | 'email'>) {
  return `${first_name} ${last_name}`.trim() || email;
}

/** Formats `3 talents, 1 job` and omits counts of 0; '' when all counts are 0. */
export function formatCardCounts(counts: { talents: number; requests: number; resources: number }): string {
  const kinds = [
    [counts.talents, messages.talentCount],
    [counts.requests, messages.jobCount],
    [counts.resources, messages.resourceCount],
  ] as const;
  return kinds.flatMap(([count, message]) => (count ? t(message, { count }) : [])).join(', ');
}
