import type { MemberRole } from '@crewdock/contract/companies';
import type { CompanyUser } from '@crewdock/contract/company-users';

export const ROLES: readonly { id: MemberRole; label: string }[] = [
  { id: 1, label: 'Team Lead' },
  { id: 2, label: 'Manager' },
  { id: 0, label: 'No role' },
];

const LABELS = new Map(ROLES.map(({ id, label }) => [id, label]));

export function roleLabel(role: MemberRole): string {
  return LABELS.get(role)!;
}

export const STATES: Record<CompanyUser['state'], { label: string; tone: 'green' | 'amber' | 'red' }> = {
  active: { label: 'Active', tone: 'green' },
  invited: { label: 'Invited', tone: 'amber' },
  expired: { label: 'Invitation expired', tone: 'red' },
  closed: { label: 'Account closed', tone: 'red' },
};

/** In milliseconds; longer than usual, because group changes affect several people. */
export const GROUP_NOTICE_MS = 5000;

export function fullName({ first_name, last_name, email }: Pick<CompanyUser, 'first_name' | 'last_name' | 'email'>) {
  return `${first_name} ${last_name}`.trim() || email;
}

/** Formats `3 talents, 1 job`; zero counts are left out. '' when all counts are 0. */
export function formatCardCounts(counts: { talents: number; requests: number; resources: number }): string {
  const kinds = [
    [counts.talents, 'talent'],
    [counts.requests, 'job'],
    [counts.resources, 'resource'],
  ] as const;
  return kinds.flatMap(([count, noun]) => (count ? `${count} ${noun}${count === 1 ? '' : 's'}` : [])).join(', ');
}
