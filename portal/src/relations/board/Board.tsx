import type { Option } from '@crewdock/contract/dictionaries';
import { HIRE } from '@crewdock/contract/steps';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { NARROW, MOBILE } from '../../ui/styles/screen.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { focusRow } from '../../ui/hooks/useWalk.ts';
import type { Own } from '../queries.ts';
import { inTurn, getRelatedName } from '../moves.ts';
import { type Related, listedQuery } from '../queries.ts';
import { RelationDetail } from '../RelationDetail.tsx';
import type { RelationActions } from '../useActions.ts';
import { useRelationTriage } from '../useTriage.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { type BoardColumnDefinition, aimAt, getBoardColumns } from './columns.ts';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

interface Props {
  own: Own;
  headcount: number | undefined;
  /** Id of the open relation. */
  open: number | null;
  address: (open: number | null) => string;
  frame: RefObject<HTMLElement | null>;
  empty: ReactNode;
  actions: RelationActions;
  isAsking: boolean;
  onKeys: () => void;
}

/** Kanban board of a card's relations; cards are dragged between columns. */
export function Board({ own, headcount, open, address, frame, empty, actions, isAsking, onKeys }: Props) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(listedQuery(own, 'active'));
  const { counters, steps } = query.data?.pages[0] ?? {};
  const columns = useMemo(() => getBoardColumns(steps ?? NO_STEPS), [steps]);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [lists, setLists] = useState<Record<string, Related[]>>({});
  const onItems = useCallback(
    (column: string, items: Related[]) => setLists((before) => ({ ...before, [column]: items })),
    [],
  );
  const items = useMemo(() => columns.flatMap(({ id }) => lists[id] ?? []), [columns, lists]);
  const opened = items.find(({ relation }) => relation.id === open);

  // A ref, because columns read the dragged card before the next render.
  const dragged = useRef<Related | null>(null);
  const [shown, setShown] = useState<Related | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const moved = useRef<number | null>(null);
  const dragging = {
    onDrag(related: Related | null) {
      // On touch, the drag ends before the drop, which still needs the dragged card.
      if (related) dragged.current = related;
      setShown(related);
    },
    onOver: setOver,
    onMove(related: Related, column: BoardColumnDefinition) {
      moved.current = related.relation.id;
      void inTurn(related, (now) => move(now, column, actions));
    },
  };
  const refocus = useEffectEvent(() => {
    const id = moved.current;
    const isLost = document.activeElement === document.body || document.activeElement?.matches('[data-column]');
    if (id === null || isAsking || !isLost) return;
    moved.current = null;
    frame.current?.focus({ preventScroll: true });
    focusRow(frame.current!, id);
  });
  // Restores the focus if the focused element (the moved card or its dialog) was removed.
  useEffect(() => refocus(), [items, isAsking]);

  const onOpen = (id: number | null) => void navigate(address(id), { replace: true, preventScrollReset: true });
  const leave = useRelationTriage({
    frame,
    items,
    open: opened?.relation.id ?? null,
    onOpen,
    onEnd: () => {},
    onKeys,
    actions,
    isAsking,
  });
  if (!query.data) {
    return query.isError ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton role="status" aria-label={t(messages.loading)} $height={260} />
    );
  }
  if (counters!.all === 0) return empty;
  return (
    <Layout $isOpen={opened !== undefined}>
      <Columns data-board data-dragging={shown !== null || undefined}>
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            own={own}
            column={column}
            columns={columns}
            count={
              column.step ? (steps!.find(({ id }) => id === column.step!.id)?.count ?? 0) : counters![column.status]
            }
            of={column.step?.id === HIRE ? headcount : undefined}
            isFolded={column.isEnd && !unfolded.includes(column.id)}
            onFold={(isFolded) =>
              setUnfolded((before) => (isFolded ? before.filter((id) => id !== column.id) : [...before, column.id]))
            }
            onItems={onItems}
            open={opened?.relation.id ?? null}
            addressOf={address}
            dragging={dragging}
            aimOf={() => dragged.current && aimAt(dragged.current.relation, column)}
            aim={shown && aimAt(shown.relation, column)}
            isOver={over === column.id}
            onDrop={() => {
              if (dragged.current) dragging.onMove(dragged.current, column);
            }}
          />
        ))}
      </Columns>
      {opened && <RelationDetail own={own} related={opened} actions={actions} onClose={leave} />}
    </Layout>
  );
}

/** Performs the same move as the list's buttons. If the move is not possible, a notice shows the reason. */
function move(related: Related, column: BoardColumnDefinition, actions: RelationActions): void {
  const aim = aimAt(related.relation, column);
  if ('why' in aim)
    return showNotice({ tone: 'info', text: t(messages.notMoved, { name: getRelatedName(related), reason: aim.why }) });
  switch (aim.deed) {
    case 'confirm':
      return actions.confirm(related);
    case 'restore':
      return actions.restore(related);
    case 'withdraw':
      return actions.withdraw(related);
    case 'reject':
      return actions.askReject(related);
    case 'proceed':
      return actions.askProceed(related, aim.step);
  }
}

const NO_STEPS: (Option & { count: number })[] = [];

const Layout = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isOpen }) => $isOpen && 'minmax(320px, 400px)'};
  gap: 8px 28px;
  align-items: start;

  /* Extends to the window's right edge; on the left, aligned with the page. */
  margin-inline-end: min(0px, (100% - (100vw - 80px)) / 2);

  ${NARROW} {
    margin-inline-end: 0;
  }

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);

    > [data-board] {
      display: ${({ $isOpen }) => $isOpen && 'none'};
    }
  }
`;

const Columns = styled.div`
  display: flex;
  gap: 8px;
  align-items: stretch;
  padding: 2px;
  padding-block-end: 12px;
  overflow-x: auto;

  ${NARROW} {
    scroll-snap-type: x mandatory;
    scroll-padding-inline: 2px;

    &[data-dragging] {
      scroll-snap-type: none;
    }
  }
`;
