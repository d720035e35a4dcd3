import type { ListItem } from '@crewdock/contract/lists';
import { X } from 'lucide-react';
import { call } from '../api.ts';
import { CardRow } from '../cards/CardRow.tsx';
import { isTalent } from '../cards/facts.ts';
import { queryClient } from '../queryClient.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { notify } from '../ui/notices.ts';
import { tellRefusal } from '../ui/refusal.ts';
import { AddToList } from './add/AddToList.tsx';
import { Note } from './Note.tsx';
import { listQuery, myListsQuery } from './queries.ts';

/** A card of one's list with the note on it. */
export function ListEntry({ listId, item }: { listId: number; item: ListItem }) {
  const { card_data: card } = item;
  const name = isTalent(card) ? card.name : card.title;
  return (
    <CardRow
      kind={item.type}
      card={card}
      from={`/my/lists/${listId}`}
      actions={
        <>
          <AddToList kind={item.type} card={card} />
          <IconButton aria-label={`Take ${name} out`} onPress={() => void takeOut(listId, item, name)}>
            <X />
          </IconButton>
        </>
      }
    >
      <Note listId={listId} item={item} />
    </CardRow>
  );
}

/** The notice puts it back, at its place and with its note. */
async function takeOut(id: number, { id: itemId }: ListItem, name: string): Promise<void> {
  const params = { id, itemId };
  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change();
      await queryClient.invalidateQueries({ queryKey: listQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: myListsQuery(false).queryKey });
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    }
  };
  if (!(await attempt(() => call('DELETE /lists/{id}/items/{itemId}/', { params })))) return;
  const putBack = () => void attempt(() => call('POST /lists/{id}/items/{itemId}/restore/', { params }));
  notify({ text: `${name} was taken out`, action: { label: 'Undo', run: putBack } });
}
