import { type CardKind, holds } from '@crewdock/contract/kinds';
import type { Actor, Person } from '../platform/http/actor.ts';

/** What the rules ask of a card. */
export interface Subject {
  owner_id: number;
  company_id: number | null;
  is_active: boolean;
  is_on_hold: boolean;
  is_private: boolean;
  is_draft: boolean;
  /** Its owner's account is suspended or terminated: staff alone see it. */
  is_withheld: boolean;
}

/** Staff, its owner, who leads its owner, and who looks after its company. */
export function canEdit(actor: Actor, card: Subject): boolean {
  if (actor.kind === 'visitor') return false;
  return actor.isStaff || owns(actor, card) || leadsOwner(actor, card) || isSuperadminOf(actor, card);
}

/** The uploaded CV of a talent that they see: everybody with an account, where its owner says so. */
export function canLoadUpload(
  actor: Actor,
  card: Subject & { cv_file: string | null; cv_is_shared: boolean },
): boolean {
  return card.cv_file !== null && actor.kind !== 'visitor' && (card.cv_is_shared || canEdit(actor, card));
}

/** Whether somebody may have cards of a kind in the open market; staff may have both, for their owners. */
export function mayOwn({ type, isStaff }: Person, kind: CardKind): boolean {
  return isStaff || holds(kind, type);
}

/** Whether somebody may post jobs and add talents for a company: their role there says so, whatever the account is for. */
export function mayPostFor({ isStaff, worksIn }: Person, companyId: number): boolean {
  return isStaff || worksIn.includes(companyId);
}

/** On a portal's public pages: an open card, or one of the portal's own company. */
export function isPublicOn(companyId: number | null, card: Subject): boolean {
  return belongsOn(companyId, card) && card.is_active && !isHidden(card);
}

/** It was public on this portal and has been archived since. */
export function isGoneOn(companyId: number | null, card: Subject): boolean {
  return belongsOn(companyId, card) && !card.is_active && !isHidden(card);
}

/** Whoever is asking may see it even where visitors may not: what is on hold or a draft only who may edit it. */
export function canSeePrivately(actor: Actor, card: Subject): boolean {
  if (actor.kind === 'visitor') return false;
  if (canEdit(actor, card)) return true;
  return !card.is_on_hold && !card.is_draft && card.company_id !== null && actor.companyIds.includes(card.company_id);
}

/** Whose a card is: the owner's side, its company's members and staff are told. */
export function canSeeOwner(actor: Actor, card: Subject): boolean {
  return canEdit(actor, card) || (actor.kind === 'person' && actor.companyIds.some((id) => id === card.company_id));
}

/** All cards of a company, in its own area. */
export function canListCompany({ isStaff, companyIds }: Person, companyId: number): boolean {
  return isStaff || companyIds.includes(companyId);
}

function belongsOn(companyId: number | null, card: Subject): boolean {
  return card.company_id === null || card.company_id === companyId;
}

function isHidden({ is_on_hold, is_private, is_draft, is_withheld }: Subject): boolean {
  return is_on_hold || is_private || is_draft || is_withheld;
}

/** A company's card is its owner's for as long as they work there: who has no role any more looks on, and who has left is gone. */
function owns({ id, worksIn }: Person, { owner_id, company_id }: Subject): boolean {
  return id === owner_id && (company_id === null || worksIn.includes(company_id));
}

function isSuperadminOf({ superadminIn }: Person, { company_id }: Subject): boolean {
  return company_id !== null && superadminIn === company_id;
}

/** Team leads edit all cards of their group's members in that company. */
function leadsOwner({ leads }: Person, { company_id, owner_id }: Subject): boolean {
  return leads.some((led) => led.company_id === company_id && led.person_id === owner_id);
}
