import type { StatusFilter } from '@crewdock/contract/relations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Columns3 from 'lucide-react/icons/columns-3';
import Rows3 from 'lucide-react/icons/rows-3';
import { type ReactNode, type RefObject, lazy, Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { getLoadedItems } from '../query/pageItems.ts';
import { Segmented } from '../ui/primitives/Segmented.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { useCurrentInSight } from '../ui/hooks/useCurrentInSight.ts';
import { useKeysHelp } from '../ui/hooks/useKeysHelp.ts';
import { type RelationsViewMode, rememberView } from './view.ts';
import type { Own } from './queries.ts';
import { StatusFilterBar } from './Filters.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { KeysButton } from './KeysButton.tsx';
import { KeysDialog, RELATION_KEYS, STAFF_KEYS } from './KeysDialog.tsx';
import { getRelatedName } from './moves.ts';
import { ProceedDialog } from './ProceedDialog.tsx';
import { listedQuery, rejectionReasonsQuery } from './queries.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { RelationList } from './RelationList.tsx';
import { useRelationActions } from './useActions.ts';
import { useMailedAnswer } from './useMailedAnswer.ts';
import { RELATION_FILTER_TABS, isHired } from './words.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

const Board = lazy(async () => ({ default: (await import('./board/Board.tsx')).Board }));

interface Props {
  own: Own;
  /** Headcount of the job; undefined for a talent. */
  headcount?: number | undefined;
  /** Whether the card gets proposals. Relations of archived cards and drafts wait for no reply. */
  isOpenToOthers: boolean;
  view: RelationsViewMode;
  status: StatusFilter;
  /** Id of the open relation. */
  open: number | null;
  /** Returns the URL of a status filter, or of an open relation within that filter, in this view or the other one. */
  address: (status: StatusFilter, open?: number | null, view?: RelationsViewMode) => string;
  /** The page's element: the keyboard shortcuts work only within it. */
  frame: RefObject<HTMLElement | null>;
  /** Shown when the card has no relation in any status. */
  empty: ReactNode;
  /** Whether space is limited: then an open relation replaces the list, and there is no board. */
  isInPlace?: boolean;
}

/** A card's relations as a list or a board, with filters and the side panel of the open relation. */
export function Relations({
  own,
  headcount,
  isOpenToOthers,
  view,
  status,
  open,
  address,
  frame,
  empty,
  isInPlace = false,
}: Props) {
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(listedQuery(own, view === 'list' ? status : 'active'));
  useQuery(rejectionReasonsQuery);
  const filters = useCurrentInSight();
  const [isTellingKeys, setTellingKeys] = useState(false);
  const onKeys = useCallback(() => setTellingKeys(true), []);
  useKeysHelp(onKeys, own.isStaffs === true);
  const counters = data?.pages[0]!.counters;
  const canWait = isOpenToOthers || status === 'waiting' || (counters?.waiting ?? 0) > 0;
  const tabs = RELATION_FILTER_TABS.filter(({ id }) => id !== 'waiting' || canWait);

  const onUndo = useCallback(() => frame.current?.focus({ preventScroll: true }), [frame]);
  const { actions, asking, stopAsking } = useRelationActions(own, onUndo);
  const opened = getLoadedItems(data)?.find(({ relation }) => relation.id === open);
  useMailedAnswer(own.isStaffs ? undefined : opened, actions);
  const shared = { own, open, frame, empty, actions, isAsking: asking !== null, onKeys };
  return (
    <>
      <Bar>
        {view === 'list' && (
          <StatusFilterBar ref={filters} aria-label={t(messages.filtersLabel)}>
            {tabs.map(({ id, label }) => (
              <Link key={id} to={address(id)} preventScrollReset aria-current={id === status ? 'page' : undefined}>
                {t(id === 'waiting' && own.isStaffs ? messages.needsReply : label)}
                {counters && <span>{formatNumber(counters[id])}</span>}
              </Link>
            ))}
          </StatusFilterBar>
        )}
        {!own.isStaffs && <KeysButton onPress={onKeys} />}
        {!isInPlace && (
          <Segmented
            label={t(messages.viewLabel)}
            value={view}
            options={[
              { id: 'list', name: t(messages.viewList), label: <Rows3 size={16} aria-hidden="true" /> },
              { id: 'board', name: t(messages.viewBoard), label: <Columns3 size={16} aria-hidden="true" /> },
            ]}
            onChange={(to) => {
              rememberView(to);
              void navigate(address('active', open, to), { preventScrollReset: true });
            }}
          />
        )}
      </Bar>
      {view === 'board' ? (
        <Suspense fallback={<Skeleton role="status" aria-label={t(messages.loading)} $height={260} />}>
          <Board {...shared} headcount={headcount} address={(relation) => address('active', relation)} />
        </Suspense>
      ) : (
        <RelationList {...shared} status={status} address={address} isInPlace={isInPlace} />
      )}
      {asking?.about === 'confirm' && (
        <ConfirmDialog
          name={getRelatedName(asking.related)}
          onConfirm={() => actions.confirm(asking.related)}
          onClose={stopAsking}
        />
      )}
      {asking?.about === 'reject' && (
        <RejectDialog
          name={getRelatedName(asking.related)}
          side={own.isStaffs ? 'request' : own.kind}
          isHired={isHired(asking.related.relation)}
          {...(own.isStaffs && { commentNote: t(messages.rejectCommentStaffNote) })}
          onReject={(reason, comment) => actions.send(asking.related, { move: 'reject', reason, comment })}
          onRejectAtOnce={(reason) => actions.rejectAtOnce(asking.related, reason)}
          onClose={stopAsking}
        />
      )}
      {asking?.about === 'proceed' && (
        <ProceedDialog
          name={getRelatedName(asking.related)}
          current={asking.related.relation.proceed}
          step={asking.step}
          onProceed={(step) => actions.send(asking.related, step)}
          onClose={stopAsking}
        />
      )}
      {isTellingKeys && (
        <KeysDialog keys={own.isStaffs ? STAFF_KEYS : RELATION_KEYS} onClose={() => setTellingKeys(false)} />
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 8px;

  > nav {
    flex: 1;
    min-inline-size: 0;
  }

  > [role='radiogroup'] {
    flex: none;
  }
`;
