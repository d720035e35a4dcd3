import { type CardKind, canOwnCards } from '@crewdock/contract/kinds';
import type { Actor, Person } from '../core/identity/actor.ts';

/** Columns of a card on which access rules depend. */
export interface CardAccessFacts {
  owner_id: number;
  company_id: number | null;
  is_active: boolean;
  is_on_hold: boolean;
  is_private: boolean;
  is_draft: boolean;
  /** Whether the owner's account is suspended or terminated; only staff see such a card. */
  is_withheld: boolean;
}

/**
 * Returns whether the actor may edit a card: staff, the card's owner, the team lead of its owner, and the superadmin of
 * its company.
 */
export function canEdit(actor: Actor, card: CardAccessFacts): boolean {
  if (actor.kind === 'visitor') return false;
  return actor.isStaff || owns(actor, card) || leadsOwner(actor, card) || isSuperadminOf(actor, card);
}

/**
 * Returns whether the actor may load a talent's uploaded CV: editors always, other signed-in users if the owner shares
 * it.
 */
export function canLoadUpload(
  actor: Actor,
  card: CardAccessFacts & { cv_file: string | null; cv_is_shared: boolean },
): boolean {
  return card.cv_file !== null && actor.kind !== 'visitor' && (card.cv_is_shared || canEdit(actor, card));
}

/** Returns whether a person's account may have own cards of a kind on the open market; staff may have both kinds. */
export function mayOwn({ type, isStaff }: Person, kind: CardKind): boolean {
  return isStaff || canOwnCards(kind, type);
}

/** Returns whether a person may create cards for a company: depends on their role there, not on the account type. */
export function mayPostFor({ isStaff, worksIn }: Person, companyId: number): boolean {
  return isStaff || worksIn.includes(companyId);
}

/**
 * Returns whether the card is public on a portal: active, not hidden, and either without a company or of the portal's
 * company.
 */
export function isPublicOn(companyId: number | null, card: CardAccessFacts): boolean {
  return belongsOn(companyId, card) && card.is_active && !isHidden(card);
}

/** Returns whether the card was public on this portal and is archived now. */
export function isGoneOn(companyId: number | null, card: CardAccessFacts): boolean {
  return belongsOn(companyId, card) && !card.is_active && !isHidden(card);
}

/**
 * Returns whether the actor sees a card that visitors must not see: editors always; members of its company, unless it
 * is on hold or a draft.
 */
export function canSeePrivately(actor: Actor, card: CardAccessFacts): boolean {
  if (actor.kind === 'visitor') return false;
  if (canEdit(actor, card)) return true;
  return !card.is_on_hold && !card.is_draft && card.company_id !== null && actor.companyIds.includes(card.company_id);
}

/** Returns whether the actor may see who owns the card: editors and members of its company. */
export function canSeeOwner(actor: Actor, card: CardAccessFacts): boolean {
  return canEdit(actor, card) || (actor.kind === 'person' && actor.companyIds.some((id) => id === card.company_id));
}

/** Returns whether a person may list all cards of a company in the company's area. */
export function canListCompany({ isStaff, companyIds }: Person, companyId: number): boolean {
  return isStaff || companyIds.includes(companyId);
}

function belongsOn(companyId: number | null, card: CardAccessFacts): boolean {
  return card.company_id === null || card.company_id === companyId;
}

function isHidden({ is_on_hold, is_private, is_draft, is_withheld }: CardAccessFacts): boolean {
  return is_on_hold || is_private || is_draft || is_withheld;
}

/**
 * Returns whether the actor owns a card. A company's card counts as owned only while the owner has a role there;
 * members without a role can only view it.
 */
function owns({ id, worksIn }: Person, { owner_id, company_id }: CardAccessFacts): boolean {
  return id === owner_id && (company_id === null || worksIn.includes(company_id));
}

function isSuperadminOf({ superadminIn }: Person, { company_id }: CardAccessFacts): boolean {
  return company_id !== null && superadminIn === company_id;
}

/**
 * Returns whether the actor is a team lead of the card's owner in the card's company. Team leads may edit all cards of
 * their groups' members there.
 */
function leadsOwner({ leads }: Person, { company_id, owner_id }: CardAccessFacts): boolean {
  return leads.some((led) => led.company_id === company_id && led.person_id === owner_id);
}
