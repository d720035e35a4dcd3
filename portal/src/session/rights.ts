import { type CardKind, KINDS, canOwnCards } from '@crewdock/contract/kinds';
import type { Session } from '@crewdock/contract/session';

type Host = { id: number } | null;

/**
 * Whether the user manages the jobs and talents of the portal's company: true for its superadmins, team leads and
 * managers, and for staff. Independent of the account type.
 */
export function worksHere(session: Session, company: Host): boolean {
  if (!company) return false;
  return session.staff || session.is_wl_superadmin || (session.company !== null && session.company.role > 0);
}

/**
 * Returns the path of the page on which the user creates a card of this kind on this host: their own card if possible,
 * otherwise a card of the company. Null without permission.
 */
export function getCreateCardPath(kind: CardKind, session: Session, company: Host): string | null {
  const { market } = KINDS[kind];
  if (canOwnCards(kind, session.type)) return `/my/${market}/create`;
  return worksHere(session, company) ? `/company/${market}/create` : null;
}

/**
 * Whether the user applies for jobs instead of proposing talents: true for developers (type 3), who have a single
 * talent card, about themselves.
 */
export function isApplicant(kind: CardKind, session: Session | null): boolean {
  return kind === 'talent' && session?.type === 3;
}
