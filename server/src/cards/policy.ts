import type { Actor, Person } from '../http/session.ts';

/** What the rules ask of a card. */
export interface Subject {
  owner_id: number;
  company_id: number | null;
  is_active: boolean;
  is_on_hold: boolean;
  is_private: boolean;
}

export function canEdit(actor: Actor, card: Subject): boolean {
  return actor.kind === 'person' && (actor.isStaff || actor.id === card.owner_id || isSuperadminOf(actor, card));
}

/** On a portal's public pages: an open card, or one of the portal's own company. */
export function isPublicOn(companyId: number | null, card: Subject): boolean {
  return belongsOn(companyId, card) && card.is_active && !card.is_on_hold && !card.is_private;
}

/** It was public on this portal and has been archived since. */
export function isGoneOn(companyId: number | null, card: Subject): boolean {
  return belongsOn(companyId, card) && !card.is_active && !card.is_on_hold && !card.is_private;
}

/** Whoever is asking may see it even where visitors may not: what is on hold only its owner and staff. */
export function canSeePrivately(actor: Actor, card: Subject): boolean {
  if (actor.kind === 'visitor') return false;
  if (actor.isStaff || actor.id === card.owner_id) return true;
  return !card.is_on_hold && card.company_id !== null && actor.companyIds.includes(card.company_id);
}

/** All cards of a company, in its own area. */
export function canListCompany({ isStaff, companyIds }: Person, companyId: number): boolean {
  return isStaff || companyIds.includes(companyId);
}

function belongsOn(companyId: number | null, card: Subject): boolean {
  return card.company_id === null || card.company_id === companyId;
}

function isSuperadminOf(actor: Actor, card: Subject): boolean {
  return actor.kind === 'person' && card.company_id !== null && actor.superadminIn === card.company_id;
}
