import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../i18n/translate.ts';
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
import * as messages from './messages.ts';

const MassImports = lazy(() => import('../imports/mass/MassImports.tsx'));

/** The signed-in user's cards, which is the user's start page. */
export function MyCardsPage({ kind, archive }: { kind: CardKind; archive: boolean }) {
  const { market } = KINDS[kind];
  const heading = t(messages.heading, { kind });
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
          {archive && <VisuallyHidden>{t(messages.headingArchived)}</VisuallyHidden>}
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
            label: t(messages.activeTab),
            count: counters?.active,
            isCurrent: !archive && !view.drafts && !isImports,
          },
          {
            to: `/my/${market}?tab=drafts`,
            label: t(messages.draftsTab),
            count: counters?.drafts,
            isCurrent: view.drafts,
          },
          { to: `/my/${market}/archive`, label: t(messages.archiveTab), count: counters?.archive },
          { to: `/my/${market}?tab=imports`, label: t(messages.importsTab), isCurrent: isImports },
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
          label={t(getListLabel(view), { kind })}
          empty={
            archive ? (
              <NothingArchived kind={kind}>
                <ButtonLink to={`/my/${market}`}>{t(messages.showActiveButton)}</ButtonLink>
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

function getListLabel({ archive, drafts }: OwnCardsView) {
  if (archive) return messages.archivedLabel;
  return drafts ? messages.draftsLabel : messages.heading;
}

/**
 * Returns the counters of all states, which each list's query contains. While this list loads, uses another loaded
 * query.
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
      <p>{t(messages.emptyText, { kind })}</p>
      <MessageButtons>
        <ButtonLink $kind="primary" to={`/my/${KINDS[kind].market}/create`}>
          {getAddLabel(kind)}
        </ButtonLink>
        {isMarketOpen && (
          <ButtonLink to={`/market/${other.market}`}>{t(messages.browseOtherButton, { kind })}</ButtonLink>
        )}
      </MessageButtons>
    </NothingYet>
  );
}
