import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { styled } from 'styled-components';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { NARROW } from '../../ui/styles/screen.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import type { Own } from '../queries.ts';
import { type Related, boardColumnQuery } from '../queries.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { BoardCard, type Dragging } from './BoardCard.tsx';
import { type Aim, type BoardColumnDefinition, RELATION } from './columns.ts';
import { RowNames } from '../../ui/patterns/rows/rowNames.ts';
import { nameRelated } from '../moves.ts';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

interface Props {
  own: Own;
  column: BoardColumnDefinition;
  columns: BoardColumnDefinition[];
  count: number;
  /** Target number of cards, such as a job's headcount. */
  of: number | undefined;
  /** Whether the column is collapsed to its heading. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onItems: (column: string, items: Related[]) => void;
  open: number | null;
  addressOf: (relation: number) => string;
  dragging: Dragging;
  /** Returns the move that a drop on the column would cause; called in drag events. */
  aimOf: () => Aim | null;
  /** The move that a drop on the column would cause, for rendering. */
  aim: Aim | null;
  /** Whether a finger is holding a card above the column. */
  isOver: boolean;
  onDrop: () => void;
}

/** A board column with the relations of a status or step. */
export function BoardColumn(props: Props) {
  const { own, column, columns, count, of, isFolded, onFold, onItems, open, addressOf, dragging, aim, isOver } = props;
  const query = useInfiniteQuery({ ...boardColumnQuery(own, column), enabled: !isFolded });
  const items = getLoadedItems(query.data);
  const report = useEffectEvent(() => onItems(column.id, isFolded ? [] : (items ?? [])));
  useEffect(() => report(), [query.data, isFolded]);
  const section = useRef<HTMLElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: section,
    getDropOperation: (types) => {
      const now = types.has(RELATION) ? props.aimOf() : null;
      return now && 'deed' in now ? 'move' : 'cancel';
    },
    onDrop: props.onDrop,
  });
  const takes = aim !== null && 'deed' in aim;
  return (
    <Frame
      {...dropProps}
      ref={section}
      tabIndex={-1}
      aria-label={column.label}
      data-column={column.id}
      data-folded={isFolded || undefined}
      data-takes={takes || undefined}
      data-over={((isDropTarget || isOver) && takes) || undefined}
      data-refuses={(aim !== null && !takes) || undefined}
    >
      <Head>
        <h2>
          {column.isEnd ? (
            <Fold type="button" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
              <ChevronRight aria-hidden="true" />
              {column.label}
            </Fold>
          ) : (
            column.label
          )}
        </h2>
        <span>
          {of === undefined
            ? formatNumber(count)
            : t(messages.countOf, { count: formatNumber(count), total: formatNumber(of) })}
        </span>
      </Head>
      {aim && 'why' in aim && aim.why !== t(messages.alreadyHere) && <Why>{aim.why}</Why>}
      {!isFolded &&
        (items ? (
          items.length > 0 ? (
            <LoadMore query={query} shown={items.length} total={getTotalCount(query.data)}>
              <List aria-label={column.label}>
                <RowNames value={nameRelated(items)}>
                  {items.map((related) => (
                    <li key={related.relation.id}>
                      <BoardCard
                        related={related}
                        own={own.kind}
                        to={addressOf(related.relation.id)}
                        isOpen={related.relation.id === open}
                        columns={columns}
                        dragging={dragging}
                      />
                    </li>
                  ))}
                </RowNames>
              </List>
            </LoadMore>
          ) : (
            <Nobody>{t(messages.emptyColumn)}</Nobody>
          )
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <div role="status" aria-label={t(messages.loading)}>
            <Skeleton $height={count > 0 ? 96 : 24} />
          </div>
        ))}
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  flex: 1 0 188px;
  min-block-size: 220px;
  padding: 8px;
  border: 1px solid transparent;
  border-radius: var(--radius-card);
  background: var(--sunken);
  scroll-snap-align: start;

  &[data-folded] {
    flex: 0 0 128px;
  }

  &[data-takes] {
    border: 1px dashed var(--control);
  }

  &[data-over] {
    border: 1px solid var(--accent);
    background: color-mix(in oklab, var(--accent) 10%, var(--sunken));
  }

  &[data-refuses] > :not(p) {
    opacity: 0.6;
  }

  ${NARROW} {
    flex: 0 0 82vw;

    &[data-folded] {
      flex: 0 0 44vw;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 28px;
  padding-inline: 4px;

  > h2 {
    font-size: 0.875rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > span {
    flex: none;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Fold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 28px;
  padding: 0;
  border: 0;
  background: transparent;
  font: inherit;
  cursor: pointer;

  > .lucide {
    inline-size: 16px;
    block-size: 16px;
    transition: rotate var(--swift);
  }

  &[aria-expanded='true'] > .lucide {
    rotate: 90deg;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

const Why = styled.p`
  padding: 4px 8px;
  border-radius: var(--radius);
  background: var(--hover);
  font-size: 0.8125rem;
`;

const Nobody = styled.p`
  padding: 4px;
  color: var(--muted);
  font-size: 0.8125rem;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
