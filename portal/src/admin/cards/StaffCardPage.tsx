import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { CardFrame, CardFrameSkeleton, useFocusedFrame } from '../../cards/CardFrame.tsx';
import { isTalent } from '../../cards/facts.ts';
import { cardQuery } from '../../cards/queries.ts';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { missingStatus } from '../../query/missing.ts';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { EACH_VISIT } from '../../queryClient.ts';
import ProposeDialog from '../../relations/ProposeDialog.tsx';
import { listedQuery } from '../../relations/queries.ts';
import { rowQuery } from '../../table/queries.ts';
import { $openKeysHelp } from '../../ui/hooks/useKeysHelp.ts';
import { type KeyHint, KeyHints } from '../../ui/patterns/KeyHints.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import type { StaffCardRow } from './cardColumns.tsx';
import { CardParts } from './CardParts.tsx';
import { StaffCardHead } from './StaffCardHead.tsx';
import { useCardKeys } from './useCardKeys.ts';
import { TABLE_OF, useTableAround } from './useTableAround.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

/** Staff page of a single card of any owner. */
export function StaffCardPage({ kind }: { kind: CardKind }) {
  const id = useParams()['id']!;
  const query = useQuery({ ...cardQuery(kind, id), staleTime: EACH_VISIT });
  if (missingStatus(query.error)) return <MissingPage />;
  if (query.data) return <Loaded key={query.data.id} kind={kind} card={query.data} />;
  return query.isError ? (
    <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <CardFrameSkeleton />
  );
}

function Loaded({ kind, card }: { kind: CardKind; card: TalentDetails | RequestDetails }) {
  const { id } = card;
  const frame = useFocusedFrame();
  const [params] = useSearchParams();
  const [isProposing, setProposing] = useState(false);
  const onPropose = card.is_active && !card.is_draft ? () => setProposing(true) : null;
  const called = isTalent(card) ? card.name : card.title;
  usePageTitle(called);
  const owner = useInfiniteQuery(listedQuery({ kind, id, isStaffs: true }, 'active')).data?.pages[0]!.own ?? null;
  const { data: row } = useQuery(rowQuery(TABLE_OF[kind], String(id)));
  const around = useTableAround(kind, id);
  useCardKeys(frame, around);
  const hasKeysHelp = useStore($openKeysHelp) !== null;
  const here = `/admin-panel/${kind}s/${id}`;
  return (
    <CardFrame ref={frame} tabIndex={-1}>
      <StaffCardHead kind={kind} card={card} owner={owner} around={around} onPropose={onPropose} />
      <KeyHints hints={getKeyHints(hasKeysHelp)} />
      <CardParts
        kind={kind}
        id={id}
        called={called}
        row={row as StaffCardRow | undefined}
        part={params.get('tab')}
        address={(part) => (part === 'relations' ? here : `${here}?tab=${part}`)}
        frame={frame}
        onPropose={onPropose}
      />
      {isProposing && <ProposeDialog kind={kind} card={card} from="market" onClose={() => setProposing(false)} />}
    </CardFrame>
  );
}

/** While the page contains a list of relations, it has further shortcuts, which the help lists. */
function getKeyHints(hasKeysHelp: boolean): KeyHint[] {
  const hints: KeyHint[] = [
    [['J', 'K'], t(messages.moveHint)],
    [['Enter'], t(messages.openHint)],
    [['N', 'B'], t(messages.nextHint)],
  ];
  return hasKeysHelp ? [...hints, [['?'], t(messages.allKeysHint)]] : hints;
}
