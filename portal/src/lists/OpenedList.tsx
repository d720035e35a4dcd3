import type { CardKind } from '@crewdock/contract/kinds';
import type { CardList } from '@crewdock/contract/lists';
import ListX from 'lucide-react/icons/list-x';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { CardRowList as Rows } from '../cards/CardList.tsx';
import { CardListRow } from '../cards/CardRow.tsx';
import type { AnyCard } from '../cards/facts.ts';
import { ListLayout } from '../ui/patterns/ListLayout.ts';
import { LoadMore } from '../ui/patterns/LoadMore.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { TitleRow } from '../ui/primitives/TitleRow.ts';
import { formatListContents } from './words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  query: ComponentProps<typeof LoadMore>['query'];
  /** The list as returned with the first page. */
  list: Pick<CardList, 'name' | 'talents_count' | 'requests_count'>;
  total: number;
  items: readonly Item[];
  /** Path of this page, for the back links of the cards. */
  from: string;
  /** Shown next to the list's name. */
  children?: ReactNode;
  /** Renders the actions at the end of a row. */
  renderActions?: (item: Item) => ReactNode;
  /** Shown at the end of the page. */
  end?: ReactNode;
  /** Renders content below a row. */
  renderBelow?: (item: Item) => ReactNode;
}

interface Item {
  type: CardKind;
  card_data: AnyCard;
}

/** A list as seen by people other than its owner. */
export function OpenedList({ query, list, total, items, from, children, end, renderActions, renderBelow }: Props) {
  return (
    <ListLayout>
      <TitleRow>
        <div>
          <h1>
            <UserText>{list.name}</UserText>
          </h1>
          {items.length > 0 && <p>{formatListContents(list)}</p>}
        </div>
        {children}
      </TitleRow>
      {items.length === 0 ? (
        <Message icon={<ListX />} title={t(messages.nothingOpenTitle)}>
          <p>{t(messages.nothingOpenText)}</p>
        </Message>
      ) : (
        <LoadMore query={query} shown={items.length} total={total}>
          <Rows aria-label={t(messages.contents, { name: list.name })}>
            {items.map((item) => (
              <li key={item.card_data.path}>
                <CardListRow kind={item.type} card={item.card_data} from={from} actions={renderActions?.(item) ?? null}>
                  {renderBelow?.(item)}
                </CardListRow>
              </li>
            ))}
          </Rows>
        </LoadMore>
      )}
      {end}
    </ListLayout>
  );
}
