import type { ListItem } from '@crewdock/contract/lists';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { AppliedLine } from '../cards/AppliedLine.tsx';
import { CardCells, getCardListColumns } from '../cards/CardCells.tsx';
import { isTalent } from '../cards/facts.ts';
import { queryClient } from '../queryClient.ts';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Monogram } from '../ui/primitives/Monogram.tsx';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import { showNotice } from '../ui/patterns/notices.ts';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import {
  WorkListCell,
  type WorkListColumns,
  WorkListRow,
  RowActions,
  RowCells,
  RowLink,
  RowMore,
  RowName,
} from '../ui/patterns/rows/Rows.ts';
import { AddToList } from './add/AddToList.tsx';
import { ListItemNote } from './Note.tsx';
import { listQuery, myListsQuery } from './queries.ts';
import { useRowName } from '../ui/patterns/rows/rowNames.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

const CARD = getCardListColumns('both');
export const ENTRY_COLUMNS: WorkListColumns = {
  wide: `28px minmax(0, 1.1fr) minmax(0, 1.2fr) ${CARD.wide} 76px`,
  medium: `28px minmax(0, 1fr) minmax(0, 1fr) ${CARD.medium} 76px`,
};

/** A card in the user's list, with the user's note. */
export function ListEntry({ listId, item }: { listId: number; item: ListItem }) {
  const { card_data: card, note } = item;
  const [isNoting, setNoting] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const name = isTalent(card) ? card.name : card.title;
  const rowName = useRowName(card.id, name);
  const subtitle = isTalent(card) ? card.title : card.company_name;
  const closeNote = () => {
    setNoting(false);
    requestAnimationFrame(() => actions.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus());
  };
  return (
    <WorkListRow>
      {isTalent(card) ? (
        <Avatar photo={card.photo} placeholder={card.placeholder} size={28} />
      ) : (
        <Monogram name={card.company_name ?? card.title} size={28} />
      )}
      <RowName>
        <h2>
          <RowLink to={card.path} state={{ from: `/my/lists/${listId}` }} data-card={card.public_id}>
            <UserText as="line">{name}</UserText>
          </RowLink>
        </h2>
      </RowName>
      <RowCells>
        <WorkListCell>
          <UserText as="line">{subtitle}</UserText>
        </WorkListCell>
        <CardCells card={card} />
      </RowCells>
      <RowActions ref={actions}>
        <AddToList kind={item.type} card={card} />
        <MoreMenu
          label={t(messages.moreMenu, { name: rowName })}
          entries={[
            {
              label: t(note ? messages.editNoteEntry : messages.addNoteEntry),
              icon: NotebookPen,
              run: () => setNoting(true),
            },
            { label: t(messages.removeEntry), icon: X, run: () => void takeOut(listId, item, name) },
          ]}
        />
      </RowActions>
      {!isTalent(card) && <AppliedLine jobId={card.id} />}
      <RowMore>
        <ListItemNote listId={listId} item={item} isEditing={isNoting} onClose={closeNote} />
      </RowMore>
    </WorkListRow>
  );
}

/** Removes a card from the list. Undo restores the card's position and note. */
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
  showNotice({ text: t(messages.removedNotice, { name }), action: { label: t(messages.undoButton), run: putBack } });
}
