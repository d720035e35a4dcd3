import { type CardKind, KINDS, holds } from '@crewdock/contract/kinds';
import type { Session } from '@crewdock/contract/session';

type Host = { id: number } | null;

/** Whether somebody posts jobs and adds talents for the host's company: by their role there, whatever the account is for. */
export function worksHere(session: Session, company: Host): boolean {
  if (!company) return false;
  return session.staff || session.is_wl_superadmin || (session.company !== null && session.company.role > 0);
}

/** Where somebody makes a card of a kind on this host: for themselves, else for the company; null where they may not. */
export function createPathOf(kind: CardKind, session: Session, company: Host): string | null {
  const { market } = KINDS[kind];
  if (holds(kind, session.type)) return `/my/${market}/create`;
  return worksHere(session, company) ? `/company/${market}/create` : null;
}

/** Developers apply with a talent, which is themselves; everybody else puts one forward. */
export function applies(kind: CardKind, session: Session | null): boolean {
  return kind === 'talent' && session?.type === 3;
}
