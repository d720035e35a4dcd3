import type { MarketType } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { FileInput, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { NothingArchived, NothingYet } from '../cards/own/Nothing.tsx';
import { OwnCards } from '../cards/own/OwnCards.tsx';
import { type OwnView, ownCardsQuery, viewOf } from '../cards/own/queries.ts';
import { ADD_LABELS } from '../cards/own/words.ts';
import { $company } from '../session/company.ts';
import { rememberRoute } from '../session/defaultRoutes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ListHead, ListLayout } from '../ui/ListLayout.ts';
import { Message } from '../ui/Message.tsx';
import { MessageButtons } from '../ui/MessageButtons.ts';
import { Tabs } from '../ui/Tabs.tsx';

const WORDS = {
  jobs: { heading: 'My jobs', route: 'my-requests', other: { to: '/market/talents', label: 'Browse talents' } },
  talents: { heading: 'My talents', route: 'my-talents', other: { to: '/market/jobs', label: 'Browse jobs' } },
} as const;

/** The cards of who is signed in: where their work begins. */
export function MyCardsPage({ type, archive }: { type: MarketType; archive: boolean }) {
  const { heading, route } = WORDS[type];
  const [params] = useSearchParams();
  const isImports = !archive && params.get('tab') === 'imports';
  const view = viewOf('own', archive, params);
  const counters = useCounters(type, view);
  useEffect(() => rememberRoute('myCrewdockDefaultRoute', route), [route]);
  return (
    <ListLayout>
      <ListHead>
        <h1>{heading}</h1>
        <ButtonLink $kind="primary" to={`/my/${type}/create`}>
          <Plus aria-hidden="true" />
          {ADD_LABELS[type]}
        </ButtonLink>
      </ListHead>
      <Tabs
        label={heading}
        tabs={[
          { to: `/my/${type}`, label: 'Active', count: counters?.active, isCurrent: !archive && !isImports },
          { to: `/my/${type}/archive`, label: 'Archive', count: counters?.archive },
          { to: `/my/${type}?tab=imports`, label: 'Imports', isCurrent: isImports },
        ]}
      />
      {isImports ? (
        <NothingImported type={type} />
      ) : (
        <OwnCards
          key={String(archive)}
          type={type}
          view={view}
          label={archive ? `${heading}, archived` : heading}
          empty={
            archive ? (
              <NothingArchived type={type}>
                <ButtonLink to={`/my/${type}`}>Show the active ones</ButtonLink>
              </NothingArchived>
            ) : (
              <Nothing type={type} />
            )
          }
        />
      )}
    </ListLayout>
  );
}

/** Each list knows the counts of both; the other's stand while this one loads. */
function useCounters(type: MarketType, view: OwnView) {
  const { data } = useInfiniteQuery(ownCardsQuery(type, view));
  const other = useQueryClient().getQueryData(ownCardsQuery(type, { ...view, archive: !view.archive }).queryKey);
  return (data ?? other)?.pages[0]?.counters;
}

function Nothing({ type }: { type: MarketType }) {
  const isMarketOpen = useStore($company)?.market_enabled !== false;
  const { other } = WORDS[type];
  return (
    <NothingYet type={type}>
      <p>
        {type === 'jobs'
          ? 'Say whom you are looking for, and the market shows at once who fits.'
          : 'Say who is free to work, and the market shows at once which jobs fit.'}
      </p>
      <MessageButtons>
        <ButtonLink $kind="primary" to={`/my/${type}/create`}>
          {ADD_LABELS[type]}
        </ButtonLink>
        {isMarketOpen && <ButtonLink to={other.to}>{other.label}</ButtonLink>}
      </MessageButtons>
    </NothingYet>
  );
}

function NothingImported({ type }: { type: MarketType }) {
  return (
    <Message icon={<FileInput />} title="No imports yet">
      <p>Imports come with available resources. Until then, cards are added one by one.</p>
      <ButtonLink to={`/my/${type}/create`}>{ADD_LABELS[type]}</ButtonLink>
    </Message>
  );
}
