import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { NothingArchived, NothingDrafted, NothingYet } from '../own-cards/Nothing.tsx';
import { OwnCards } from '../own-cards/OwnCards.tsx';
import { type OwnCardsView, ownCardsQuery, parseOwnCardsView } from '../own-cards/queries.ts';
import { ADD_LABELS } from '../cards/words.ts';
import { $company } from '../session/company.ts';
import { rememberRoute } from '../session/defaultRoutes.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ListHead, ListLayout } from '../ui/patterns/ListLayout.ts';
import { MessageButtons } from '../ui/primitives/MessageButtons.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

const MassImports = lazy(() => import('../imports/mass/MassImports.tsx'));

/** The signed-in user's cards, which is the user's start page. */
export function MyCardsPage({ kind, archive }: { kind: CardKind; archive: boolean }) {
  const { market } = KINDS[kind];
  const heading = t(messages.title, { kind });
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
          {archive && <VisuallyHidden>{t(messages.titleArchived)}</VisuallyHidden>}
        </h1>
        <ButtonLink $kind="primary" to={`/my/${market}/create`}>
          <Plus aria-hidden="true" />
          {ADD_LABELS[kind]}
        </ButtonLink>
      </ListHead>
      <Tabs
        label={heading}
        tabs={[
          {
            to: `/my/${market}`,
            label: t(messages.tabActive),
            count: counters?.active,
            isCurrent: !archive && !view.drafts && !isImports,
          },
          {
            to: `/my/${market}?tab=drafts`,
            label: t(messages.tabDrafts),
            count: counters?.drafts,
            isCurrent: view.drafts,
          },
          { to: `/my/${market}/archive`, label: t(messages.tabArchive), count: counters?.archive },
          { to: `/my/${market}?tab=imports`, label: t(messages.tabImports), isCurrent: isImports },
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
          label={t(archive ? messages.archivedList : view.drafts ? messages.draftsList : messages.title, { kind })}
          empty={
            archive ? (
              <NothingArchived kind={kind}>
                <ButtonLink to={`/my/${market}`}>{t(messages.showActive)}</ButtonLink>
              </NothingArchived>
            ) : view.drafts ? (
              <NothingDrafted kind={kind}>
                <ButtonLink to={`/my/${market}/create`}>{ADD_LABELS[kind]}</ButtonLink>
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
  const { other, market } = KINDS[kind];
  return (
    <NothingYet kind={kind}>
      <p>{t(messages.emptyText, { kind })}</p>
      <MessageButtons>
        <ButtonLink $kind="primary" to={`/my/${market}/create`}>
          {ADD_LABELS[kind]}
        </ButtonLink>
        {isMarketOpen && (
          <ButtonLink to={`/market/${KINDS[other].market}`}>{t(messages.browseMarket, { kind })}</ButtonLink>
        )}
      </MessageButtons>
    </NothingYet>
  );
}
