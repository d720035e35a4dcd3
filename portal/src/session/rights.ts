import { type CardKind, KINDS, canOwnCards } from '@crewdock/contract/kinds';
import type { Session } from '@crewdock/contract/session';

type Host = { id: number } | null;

/**
 * Whether the user manages the jobs and talents of the host's company: its superadmins, team leads and managers, and
 * staff. Independent of the account type.
 */
export function worksHere(session: Session, company: Host): boolean {
  if (!company) return false;
  return session.staff || session.is_wl_superadmin || (session.company !== null && session.company.role > 0);
}

/**
 * Path of the page on which the user creates a card of this kind on this host, for themselves or else for the company;
 * null without permission.
 */
export function getCreateCardPath(kind: CardKind, session: Session, company: Host): string | null {
  const { market } = KINDS[kind];
  if (canOwnCards(kind, session.type)) return `/my/${market}/create`;
  return worksHere(session, company) ? `/company/${market}/create` : null;
}

/**
 * Whether the user applies for jobs instead of proposing talents: developers (type 3) have a single talent card, about
 * themselves.
 */
export function isApplicant(kind: CardKind, session: Session | null): boolean {
  return kind === 'talent' && session?.type === 3;
}
