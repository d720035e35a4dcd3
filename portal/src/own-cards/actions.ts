import type { CardKind } from '@crewdock/contract/kinds';
import type { InfiniteData } from '@tanstack/react-query';
import { call } from '../api.ts';
import { updateOptimistically } from '../query/optimistic.ts';
import { queryClient } from '../queryClient.ts';
import { reloadSession } from '../session/session.ts';
import { CARD } from '../cards/queries.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { type AnyCard, getCardName } from '../cards/facts.ts';
import type { OwnPage } from './queries.ts';
import { withItems } from '../query/pages.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** Archives or restores a card, and offers undo in a notice. Resolves to true on success. */
export async function updateCardActive(
  kind: CardKind,
  card: AnyCard,
  isActive: boolean,
  { onUndo }: { onUndo?: () => void } = {},
): Promise<boolean> {
  const params = { id: String(card.id) };
  const without = (list: InfiniteData<OwnPage>) =>
    withItems(list, (cards) => cards.filter((each) => each.id !== card.id));
  const send = () => call(`PATCH /${kind}s/{id}/${isActive ? 'activate' : 'deactivate'}/`, { params });
  try {
    await updateOptimistically<InfiniteData<OwnPage>, unknown>(['own-cards', kind], without, send);
  } catch (error) {
    tellRefusal(error);
    return false;
  }
  const run = () => {
    void updateCardActive(kind, card, !isActive);
    onUndo?.();
  };
  showNotice({
    text: t(isActive ? messages.restoredNotice : messages.archivedNotice, { name: getCardName(card) }),
    action: { label: t(messages.undo), run },
  });
  await cardsChanged();
  return true;
}

/** Invalidates all queries that contain cards or counters of cards. */
async function cardsChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['own-cards'] }),
    queryClient.invalidateQueries({ queryKey: [CARD] }),
    queryClient.invalidateQueries({ queryKey: ['relations'] }),
  ]);
  reloadSession().catch(() => {
    // Ignored, because the next session load refreshes the counters in the header.
  });
}
