import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { NothingArchived, NothingDrafted, NothingYet } from '../own-cards/Nothing.tsx';
import { OwnCards } from '../own-cards/OwnCards.tsx';
import { type OwnCardsView, ownCardsQuery, parseOwnCardsView } from '../own-cards/queries.ts';
import { getAddLabel } from '../cards/words.ts';
import { $company } from '../session/company.ts';
import { rememberRoute } from '../session/defaultRoutes.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ListHead, ListLayout } from '../ui/patterns/ListLayout.ts';
import { MessageButtons } from '../ui/primitives/MessageButtons.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';

const MassImports = lazy(() => import('../imports/mass/MassImports.tsx'));

/** Texts of the empty state: the benefit of adding the first card. */
const FIRST = {
  talent: 'Say who is free to work, and the market shows at once which jobs fit.',
  request: 'Say whom you are looking for, and the market shows at once who fits.',
} as const satisfies Record<CardKind, string>;

/** The signed-in user's cards, which is the user's start page. */
export function MyCardsPage({ kind, archive }: { kind: CardKind; archive: boolean }) {
  const { nouns, market } = KINDS[kind];
  const heading = `My ${nouns}`;
  const [params] = useSearchParams();
  const isImports = !archive && params.get('tab') === 'imports';
  const view = parseOwnCardsView('own', archive, params);
  const counters = useCounters(kind, view);
  useEffect(() => rememberRoute('myCrewdockDefaultRoute', `my-${kind}s`), [kind]);
  return (
    <ListLayout>
      <ListHead>
        <h1>
          {heading}
          {archive && <VisuallyHidden>– archived</VisuallyHidden>}
        </h1>
        <ButtonLink $kind="primary" to={`/my/${market}/create`}>
          <Plus aria-hidden="true" />
          {getAddLabel(kind)}
        </ButtonLink>
      </ListHead>
      <Tabs
        label={heading}
        tabs={[
          {
            to: `/my/${market}`,
            label: 'Active',
            count: counters?.active,
            isCurrent: !archive && !view.drafts && !isImports,
          },
          { to: `/my/${market}?tab=drafts`, label: 'Drafts', count: counters?.drafts, isCurrent: view.drafts },
          { to: `/my/${market}/archive`, label: 'Archive', count: counters?.archive },
          { to: `/my/${market}?tab=imports`, label: 'Imports', isCurrent: isImports },
        ]}
      />
      {isImports ? (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <MassImports kind={kind} />
        </Suspense>
      ) : (
        <OwnCards
          key={`${archive} ${view.drafts}`}
          kind={kind}
          view={view}
          label={archive ? `${heading}, archived` : view.drafts ? `${heading}, drafts` : heading}
          empty={
            archive ? (
              <NothingArchived kind={kind}>
                <ButtonLink to={`/my/${market}`}>Show the active ones</ButtonLink>
              </NothingArchived>
            ) : view.drafts ? (
              <NothingDrafted kind={kind}>
                <ButtonLink to={`/my/${market}/create`}>{getAddLabel(kind)}</ButtonLink>
              </NothingDrafted>
            ) : (
              <Nothing kind={kind} />
            )
          }
        />
      )}
    </ListLayout>
  );
}

/**
 * Each query returns the counters of all states. While this query loads, the counters of another loaded query are used.
 */
function useCounters(kind: CardKind, view: OwnCardsView) {
  const { data } = useInfiniteQuery(ownCardsQuery(kind, view));
  const queryClient = useQueryClient();
  const others = STATES.map((state) => queryClient.getQueryData(ownCardsQuery(kind, { ...view, ...state }).queryKey));
  return (data ?? others.find(Boolean))?.pages[0]?.counters;
}

const STATES = [
  { archive: false, drafts: false },
  { archive: false, drafts: true },
  { archive: true, drafts: false },
];

function Nothing({ kind }: { kind: CardKind }) {
  const isMarketOpen = useStore($company)?.market_enabled !== false;
  const other = KINDS[KINDS[kind].other];
  return (
    <NothingYet kind={kind}>
      <p>{FIRST[kind]}</p>
      <MessageButtons>
        <ButtonLink $kind="primary" to={`/my/${KINDS[kind].market}/create`}>
          {getAddLabel(kind)}
        </ButtonLink>
        {isMarketOpen && <ButtonLink to={`/market/${other.market}`}>Browse {other.nouns}</ButtonLink>}
      </MessageButtons>
    </NothingYet>
  );
}
