import type { MarketType } from '@crewdock/contract/market';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, BriefcaseBusiness, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { OwnCards } from '../cards/own/OwnCards.tsx';
import { type OwnView, ownCardsQuery } from '../cards/own/queries.ts';
import { $company } from '../session/company.ts';
import { rememberRoute } from '../session/defaultRoutes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ListLayout } from '../ui/ListLayout.ts';
import { Message } from '../ui/Message.tsx';
import { Tabs } from '../ui/Tabs.tsx';

const WORDS = {
  jobs: { heading: 'My jobs', route: 'my-requests', other: { to: '/market/talents', label: 'Browse talents' } },
  talents: { heading: 'My talents', route: 'my-talents', other: { to: '/market/jobs', label: 'Browse jobs' } },
} as const;

/** The cards of who is signed in: where their work begins. */
export function MyCardsPage({ type, archive }: { type: MarketType; archive: boolean }) {
  const { heading, route } = WORDS[type];
  const view: OwnView = { scope: 'own', archive };
  const counters = useCounters(type, view);
  useEffect(() => rememberRoute('myCrewdockDefaultRoute', route), [route]);
  return (
    <ListLayout>
      <h1>{heading}</h1>
      <Tabs
        label={heading}
        tabs={[
          { to: `/my/${type}`, label: 'Active', count: counters?.active },
          { to: `/my/${type}/archive`, label: 'Archive', count: counters?.archive },
        ]}
      />
      <OwnCards
        type={type}
        view={view}
        label={archive ? `${heading}, archived` : heading}
        empty={archive ? <NothingArchived type={type} /> : <NothingYet type={type} />}
      />
    </ListLayout>
  );
}

/** Each list knows the counts of both; the other's stand while this one loads. */
function useCounters(type: MarketType, view: OwnView) {
  const { data } = useInfiniteQuery(ownCardsQuery(type, view));
  const other = useQueryClient().getQueryData(ownCardsQuery(type, { ...view, archive: !view.archive }).queryKey);
  return (data ?? other)?.pages[0]?.counters;
}

function NothingYet({ type }: { type: MarketType }) {
  const isMarketOpen = useStore($company)?.market_enabled !== false;
  const { other } = WORDS[type];
  return (
    <Message
      icon={type === 'jobs' ? <BriefcaseBusiness /> : <UsersRound />}
      title={type === 'jobs' ? 'No jobs yet' : 'No talents yet'}
    >
      <p>
        {type === 'jobs'
          ? 'Tell us whom you are looking for, and the job appears here as soon as it is posted.'
          : 'Tell us who is free to work, and their cards appear here as soon as they are made.'}
      </p>
      <Buttons>
        <ButtonLink $kind="primary" to="/contact-manager">
          Write to us
        </ButtonLink>
        {isMarketOpen && <ButtonLink to={other.to}>{other.label}</ButtonLink>}
      </Buttons>
    </Message>
  );
}

function NothingArchived({ type }: { type: MarketType }) {
  return (
    <Message icon={<Archive />} title="Nothing archived">
      <p>{type === 'jobs' ? 'Jobs' : 'Talents'} that leave the market are kept here.</p>
      <ButtonLink to={`/my/${type}`}>Show the active ones</ButtonLink>
    </Message>
  );
}

const Buttons = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
