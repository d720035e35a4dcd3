import type { CardKind } from '@crewdock/contract/kinds';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

/** Formats `1 talent` or `1,204 jobs`. */
export function formatCardCount(kind: CardKind, count: number): string {
  return t(messages.cardCount, { kind, count });
}

/** Label of the buttons that create a card. */
export function getAddLabel(kind: CardKind): string {
  return t(messages.addButton, { kind });
}
