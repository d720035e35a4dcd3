import type { PublicCompany } from '@crewdock/contract/companies';
import type { Message } from '@crewdock/contract/message';
import type { Session } from '@crewdock/contract/session';
import { type CardKind, KINDS, canOwnCards } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { type CardAction, parseCardAction, keepCardAction } from '../session/redirectTo.ts';
import { $company } from '../session/company.ts';
import { getCreateCardPath } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import { type AnyCard, isTalent } from '../cards/facts.ts';
import { downloadCv } from '../cards/cv.ts';

interface Rights {
  isOwn: boolean;
  /** Whether a CV was uploaded in addition to the generated CV. */
  hasUpload: boolean;
}

/**
 * Returns the available actions on a card, and the open dialog. Visitors have to sign in first: the redirect URL
 * contains the action, which is opened after sign-in and then removed from the URL.
 */
export function useCardActions(kind: CardKind, card: AnyCard, { isOwn, hasUpload }: Rights) {
  const session = useStore($session);
  const company = useStore($company);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = session && parseCardAction(search);
  const [open, setOpen] = useState<CardAction | null>(asked === 'cv' ? null : asked);
  const offers = offersOf(kind, card, isOwn, session, company);

  function start(action: CardAction) {
    if (!session) {
      keepCardAction(`ext-${kind}-id`, card.public_id, action);
      // Applying leads to the sign-up page, because most applicants have no account.
      void navigate(action === 'propose' && !isTalent(card) ? '/sign-up' : '/login');
    } else if (action === 'cv' && !session.staff && !hasUpload && isTalent(card)) void downloadCv(card);
    else setOpen(action);
  }

  const hasArrived = useRef(false);
  const arrive = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    if (!params.has('action')) return;
    params.delete('action');
    void navigate({ pathname, search: params.toString() }, { replace: true, state, preventScrollReset: true });
    if (asked === 'cv' && !hasArrived.current) start('cv');
    hasArrived.current = true;
  });
  // The URL is a dependency, because the slug correction might replace the URL before the action parameter is removed.
  useEffect(() => arrive(), [pathname, search]);

  const isOffered = open !== null && (open === 'list' || open === 'cv' || Boolean(offers[open]));
  return { offers, open: isOffered ? open : null, start, close: () => setOpen(null) };
}

function offersOf(
  kind: CardKind,
  card: AnyCard,
  isOwn: boolean,
  session: Session | null,
  company: PublicCompany | null,
) {
  const isStaff = session?.staff ?? false;
  return {
    manage: isOwn && session ? manageOf(kind, card.id, session) : null,
    propose: isOwn || isStaff ? null : proposeOf(kind, session, company),
    apply: kind === 'request' && !session,
    contact: !isOwn || isStaff,
    cv: t(isStaff ? messages.cvButton : messages.downloadCvButton),
    json: session !== null,
  };
}

/** Returns the page on which the user manages the card. Staff, owners and company members have different pages. */
function manageOf(kind: CardKind, id: number, { staff, type: person }: Session) {
  const { own, market } = KINDS[kind];
  if (staff) return { to: `/my/${own}/${id}/edit`, label: t(messages.editButton) };
  return {
    to: canOwnCards(kind, person) ? `/my/${own}/${id}` : `/company/${market}/${id}`,
    label: t(messages.myAreaButton),
  };
}

/**
 * Returns the label of the propose button, or null. Clients propose jobs to talents; providers and developers propose
 * talents for jobs; members of the portal's company do both. Visitors see the button, because they can sign up as
 * either.
 */
function proposeOf(kind: CardKind, session: Session | null, company: PublicCompany | null): Message<object> | null {
  if (session && !getCreateCardPath(KINDS[kind].other, session, company)) return null;
  if (kind === 'talent') return messages.proposeJobButton;
  return session && session.type !== 3 ? messages.proposeTalentsButton : messages.applyButton;
}
