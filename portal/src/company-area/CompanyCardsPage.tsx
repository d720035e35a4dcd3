import type { MarketType } from '@crewdock/contract/market';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { OwnCards } from '../cards/own/OwnCards.tsx';
import { type OwnView, ownCardsQuery } from '../cards/own/queries.ts';
import { $company } from '../session/company.ts';
import { rememberRoute } from '../session/defaultRoutes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ListLayout } from '../ui/ListLayout.ts';
import { Message } from '../ui/Message.tsx';
import { Tabs } from '../ui/Tabs.tsx';

export const ACTIVE: OwnView = { scope: 'company', archive: false };

/** All cards of the host's company, for its members. */
export function CompanyCardsPage({ type }: { type: MarketType }) {
  const company = useStore($company);
  const jobs = useInfiniteQuery(ownCardsQuery('jobs', ACTIVE));
  const talents = useInfiniteQuery(ownCardsQuery('talents', ACTIVE));
  useEffect(() => {
    rememberRoute('companyDefaultRoute', type === 'jobs' ? 'company-requests' : 'company-talents');
  }, [type]);
  return (
    <ListLayout>
      <h1>{company?.name}</h1>
      <Tabs
        label="Company"
        tabs={[
          { to: '/company/jobs', label: 'Jobs', count: jobs.data?.pages[0]!.count },
          { to: '/company/talents', label: 'Talents', count: talents.data?.pages[0]!.count },
        ]}
      />
      <OwnCards
        type={type}
        view={ACTIVE}
        label={type === 'jobs' ? 'Company jobs' : 'Company talents'}
        empty={<Nothing type={type} />}
      />
    </ListLayout>
  );
}

function Nothing({ type }: { type: MarketType }) {
  return (
    <Message
      icon={type === 'jobs' ? <BriefcaseBusiness /> : <UsersRound />}
      title={type === 'jobs' ? 'No jobs yet' : 'No talents yet'}
    >
      <p>What the members of the company post stands here for all of them.</p>
      <ButtonLink to="/contact-manager">Write to us</ButtonLink>
    </Message>
  );
}
