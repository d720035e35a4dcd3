import type { CardKind } from '@crewdock/contract/kinds';
import { knownRate } from '@crewdock/sdk/cards/rate';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import type { SharedEntity } from '../sharing/queries.ts';
import { copyText } from '../ui/patterns/clipboard.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { type AnyCard, getCardName } from './facts.ts';

/** Shares a card's public link through the share sheet or the clipboard. */
export function shareCard(card: AnyCard): Promise<void> {
  return sharePage(getCardName(card), card.path);
}

/** Converts a card to the data that the share dialog takes. */
export function toSharedCard(kind: CardKind, card: AnyCard & { is_private: boolean }): SharedEntity {
  return {
    type: `${kind}s`,
    id: card.id,
    name: getCardName(card),
    isOpen: !card.is_private && knownRate(card) !== null,
  };
}

/** Opens the share sheet on touch devices; on other devices, copies the link. */
export async function sharePage(title: string, path: string): Promise<void> {
  const url = location.origin + path;
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
  }
  if (await copyText(url)) showNotice({ text: t(messages.linkCopied) });
}
