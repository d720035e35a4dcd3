import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { MarketType } from '@crewdock/contract/kinds';
import type { InfiniteData } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { reloadSession } from '../../session/session.ts';
import { CARD } from '../queries.ts';
import { notify } from '../../ui/notices.ts';
import { tellRefusal } from '../../ui/refusal.ts';
import { type Card, isTalent } from '../facts.ts';
import type { OwnPage } from './queries.ts';

export function nameOf(card: Card): string {
  return (isTalent(card) ? card.name || card.title : card.title) || 'Untitled';
}

/** Takes a card off the market, or puts it back, and offers to undo that. Whether it was taken. */
export async function setActive(
  type: MarketType,
  card: Card,
  isActive: boolean,
  { onUndo }: { onUndo?: () => void } = {},
): Promise<boolean> {
  const params = { id: String(card.id) };
  hide(type, card.id);
  try {
    await (isActive
      ? call(type === 'talents' ? 'PATCH /talents/{id}/activate/' : 'PATCH /requests/{id}/activate/', { params })
      : call(type === 'talents' ? 'PATCH /talents/{id}/deactivate/' : 'PATCH /requests/{id}/deactivate/', { params }));
  } catch (error) {
    tellRefusal(error);
    // Back it comes.
    void queryClient.invalidateQueries({ queryKey: ['own-cards', type] });
    return false;
  }
  const run = () => {
    void setActive(type, card, !isActive);
    onUndo?.();
  };
  notify({ text: `${nameOf(card)} ${isActive ? 'restored' : 'archived'}`, action: { label: 'Undo', run } });
  await cardsChanged();
  return true;
}

/** Makes a draft with the same content and names it in a notice. A `key` makes a repeat harmless. */
export async function copyCard(
  type: MarketType,
  card: Card,
  { key, onOpen }: { key: string; onOpen: (id: number) => void },
): Promise<void> {
  const input = { params: { id: String(card.id) }, idempotencyKey: key };
  let copy: TalentDetails | RequestDetails;
  try {
    copy = await call(type === 'talents' ? 'POST /talents/{id}/copy/' : 'POST /requests/{id}/copy/', input);
  } catch (error) {
    tellRefusal(error);
    return;
  }
  notify({
    text: `A copy of ${nameOf(copy)} was created`,
    action: { label: 'Edit it', run: () => onOpen(copy.id) },
  });
  await cardsChanged();
}

/** Takes a card out of the lists that are shown, at once. */
function hide(type: MarketType, id: number): void {
  void queryClient.cancelQueries({ queryKey: ['own-cards', type] });
  queryClient.setQueriesData<InfiniteData<OwnPage>>({ queryKey: ['own-cards', type] }, (list) => {
    if (!list) return list;
    return {
      ...list,
      pages: list.pages.map((page) => ({ ...page, results: page.results.filter((card) => card.id !== id) })),
    };
  });
}

/** Lists, counters and the cards themselves are loaded anew. */
async function cardsChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['own-cards'] }),
    queryClient.invalidateQueries({ queryKey: [CARD] }),
    queryClient.invalidateQueries({ queryKey: ['relations'] }),
  ]);
  reloadSession().catch(() => {
    // The counters in the header are right again with the next session.
  });
}
