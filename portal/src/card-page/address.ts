import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { type AnyCard, isTalent } from '../cards/facts.ts';

/** Returns the window title of a card's page. */
export function getCardPageTitle(card: AnyCard): string {
  if (isTalent(card)) return t(messages.talentPageTitle, { name: card.name, title: card.title });
  return card.company_name ? t(messages.jobPageTitle, { title: card.title, company: card.company_name }) : card.title;
}

/** Corrects the slug in the URL without a new history entry. The slug can be wrong, because cards are found by id. */
export function useRightAddress(card: TalentDetails | RequestDetails | undefined): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!card || card.path === pathname) return;
    void navigate(card.path + search, { replace: true, state, preventScrollReset: true });
  }, [card, pathname, search, state, navigate]);
}
