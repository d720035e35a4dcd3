import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Card, isTalent } from '../cards/facts.ts';

/** What the window of a card's page is called. */
export function titleOf(card: Card): string {
  if (isTalent(card)) return `${card.name}, ${card.title}`;
  return card.company_name ? `${card.title} at ${card.company_name}` : card.title;
}

/** The slug is cosmetic: a wrong or missing one gives way to the right one. */
export function useRightAddress(card: TalentDetails | RequestDetails | undefined): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!card || card.path === pathname) return;
    void navigate(card.path + search, { replace: true, state, preventScrollReset: true });
  }, [card, pathname, search, state, navigate]);
}
