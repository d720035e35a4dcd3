import { KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { kindOfCard } from '../cards/facts.ts';
import { t } from '../i18n/translate.ts';
import { isApplicant } from '../session/rights.ts';
import { $session } from '../session/session.ts';
import * as messages from './messages.ts';
import type { Related } from './queries.ts';

/** Returns the label of the withdraw button. Staff also withdraw answered proposals; developers apply. */
export function useWithdrawLabel({ card_data, relation }: Related): string {
  const isApplying = isApplicant(KINDS[kindOfCard(card_data)].other, useStore($session));
  if (relation.status !== 'proposed') return t(messages.withdrawButton);
  return t(isApplying ? messages.withdrawApplicationButton : messages.withdrawProposalButton);
}
