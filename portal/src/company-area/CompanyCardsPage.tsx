import type { MarketType } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { NothingArchived, NothingYet } from '../cards/own/Nothing.tsx';
import { OwnCards } from '../cards/own/OwnCards.tsx';
import { ownCardsQuery, viewOf } from '../cards/own/queries.ts';
import { ADD_LABELS } from '../cards/own/words.ts';
import { isSuperadminHere } from '../navigation/rules.ts';
import { $company } from '../session/company.ts';
import { rememberRoute } from '../session/defaultRoutes.ts';
import { $session } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ListHead, ListLayout } from '../ui/ListLayout.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { companyView } from './companyView.ts';

const ACTIVE = viewOf('company', false, new URLSearchParams());

/** All cards of the host's company, for its members. */
export function CompanyCardsPage({ type }: { type: MarketType }) {
  const company = useStore($company);
  const [params] = useSearchParams();
  const view = companyView(params);
  const jobs = useInfiniteQuery(ownCardsQuery('jobs', ACTIVE));
  const talents = useInfiniteQuery(ownCardsQuery('talents', ACTIVE));
  const shown = useInfiniteQuery(ownCardsQuery(type, view));
  const canAdd = useCanAdd(type);
  const session = useStore($session);
  useEffect(() => {
    rememberRoute('companyDefaultRoute', type === 'jobs' ? 'company-requests' : 'company-talents');
  }, [type]);
  const label = `Company ${type}${view.archive ? ', archived' : ''}`;
  const archived = shown.data?.pages[0]!.counters?.archive ?? 0;
  return (
    <ListLayout>
      <ListHead>
        <h1>{company?.name}</h1>
        {canAdd && (
          <ButtonLink $kind="primary" to={`/company/${type}/create`}>
            <Plus aria-hidden="true" />
            {ADD_LABELS[type]}
          </ButtonLink>
        )}
      </ListHead>
      <Tabs
        label="Company"
        tabs={[
          { to: '/company/jobs', label: 'Jobs', count: jobs.data?.pages[0]!.count },
          { to: '/company/talents', label: 'Talents', count: talents.data?.pages[0]!.count },
          ...(session && isSuperadminHere(session, company) ? [{ to: '/admin/embed', label: 'Embed' }] : []),
        ]}
      />
      <OwnCards
        key={label}
        type={type}
        view={view}
        label={label}
        empty={view.archive ? <NothingArchived type={type} /> : <Nothing type={type} canAdd={canAdd} />}
      />
      {view.archive ? (
        <Other to={`/company/${type}`}>Show the active {type}</Other>
      ) : (
        archived > 0 && (
          <Other to={`/company/${type}?tab=archive`}>
            Show the {archived.toLocaleString('en-US')} archived {type}
          </Other>
        )
      )}
    </ListLayout>
  );
}

/** Clients post jobs, talent providers and developers add talents. */
function useCanAdd(type: MarketType): boolean {
  const session = useStore($session);
  if (!session) return false;
  return session.staff || (type === 'jobs' ? session.type === 1 : session.type === 2 || session.type === 3);
}

function Nothing({ type, canAdd }: { type: MarketType; canAdd: boolean }) {
  return (
    <NothingYet type={type}>
      <p>What the members of the company post stands here for all of them.</p>
      {canAdd ? (
        <ButtonLink $kind="primary" to={`/company/${type}/create`}>
          {ADD_LABELS[type]}
        </ButtonLink>
      ) : (
        <ButtonLink to="/contact-manager">Write to us</ButtonLink>
      )}
    </NothingYet>
  );
}

const Other = styled(Link)`
  justify-self: center;
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  color: var(--accent);
`;
