import type { CardKind } from '@crewdock/contract/kinds';
import { SEARCH_MAX } from '@crewdock/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { getLoadedItems } from '../../query/pageItems.ts';
import { CandidateList } from '../../relations/CandidateList.tsx';
import { marketCandidatesQuery } from '../../relations/candidates.ts';
import { notifyProposed, proposeCards } from '../../relations/propose.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { notifyError } from '../../ui/patterns/notices.ts';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { useDebouncedInput } from '../../ui/hooks/useDraft.ts';
import { useUrlSearch } from '../../ui/hooks/useUrlSearch.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  kind: CardKind;
  id: number;
  canPropose: boolean;
  /** Prefix of the names of URL parameters when the list is in a side panel. */
  within?: string;
}

/**
 * Lists all cards of the other kind, which staff can select and propose. Search by number, words or owner. The search
 * is stored in the URL.
 */
export function AllCards({ kind, id, canPropose, within = '' }: Props) {
  const [search, setSearch] = useUrlSearch(`${within}search`);
  const [draft, setDraft] = useDebouncedInput(search, setSearch);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isSending = useRef(false);
  const query = useInfiniteQuery(marketCandidatesQuery({ kind, id, search, matching: 'all' }, true));
  const items = getLoadedItems(query.data);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const { proposed, refused } = await proposeCards({ kind, id }, [...chosen], '');
    isSending.current = false;
    if (proposed.length > 0) notifyProposed(proposed, false);
    if (refused.length > 0) notifyError();
    setChosen(new Set(refused));
  };
  return (
    <Frame aria-label={t(messages.allTab, { kind })}>
      <Bar>
        <SearchField
          aria-label={t(messages.allSearchLabel, { kind })}
          placeholder={t(messages.allSearchPlaceholder)}
          maxLength={SEARCH_MAX}
          value={draft}
          onChange={setDraft}
        />
        {canPropose && (
          <Button $kind="primary" isDisabled={chosen.size === 0} onPress={() => void send()}>
            {getProposeLabel(kind, chosen.size)}
          </Button>
        )}
      </Bar>
      {items ? (
        <CandidateList
          label={t(messages.allListLabel, { kind })}
          query={query}
          items={items}
          chosen={chosen}
          onChange={setChosen}
          empty={t(messages.noneFound, { kind })}
        />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton role="status" aria-label={t(messages.loading)} $height={260} />
      )}
    </Frame>
  );
}

function getProposeLabel(kind: CardKind, count: number): string {
  if (count === 0) return t(messages.proposeButton);
  return t(kind === 'talent' ? messages.proposeJobsButton : messages.proposeTalentsButton, { count });
}

/** Removes the list's own scroll area, so that the whole page scrolls. */
const Frame = styled.section`
  > :last-child {
    max-block-size: none;
    overflow: visible;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 12px;
  margin-block: 4px 12px;

  > :first-child {
    flex: 1 1 200px;
    max-inline-size: 420px;
  }
`;
