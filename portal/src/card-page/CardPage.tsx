import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { ApiError } from '@crewdock/sdk/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { MissingPage } from '../frame/MissingPage.tsx';
import { usePageTitle } from '../frame/pageTitle.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { MOBILE } from '../ui/screen.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { RelatedCards } from './RelatedCards.tsx';
import { CardActions } from './CardActions.tsx';
import { Career } from '../cards/Career.tsx';
import { CardHead } from '../cards/CardHead.tsx';
import { CardNavigation } from './CardNavigation.tsx';
import { FactTable } from '../cards/FactTable.tsx';
import { type Card, fullRateOf, isTalent } from '../cards/facts.ts';
import { cardQuery } from '../cards/queries.ts';
import { SkillTable } from '../cards/SkillTable.tsx';
import { Summary } from '../cards/Summary.tsx';
import { useCardList } from './useCardList.ts';
import { VisibilityBanner } from './VisibilityBanner.tsx';
import { pageWidth } from '../ui/pageWidth.ts';

/** A public card: facts on the left, what to do with it on the right. */
export function CardPage({ kind }: { kind: CardKind }) {
  const { id } = useLoaderData<{ id: string }>();
  const query = useQuery(cardQuery(kind, id));
  const list = useCardList(kind, id);
  // Opened from a list, most of it is there already.
  const card: Card | undefined = query.data ?? list?.card;
  useRightAddress(query.data);
  usePageTitle(card && titleOf(card));
  const status = query.error instanceof ApiError ? query.error.status : null;
  if (status === 404 || status === 410) return <MissingPage gone={status === 410} />;
  if (!card) {
    return query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <CardSkeleton />;
  }
  return (
    <Layout>
      <CardNavigation kind={kind} list={list} />
      <Article>
        {query.data && <VisibilityBanner card={query.data} />}
        <CardHead card={card} />
        <SkillTable skills={card.skills} />
        <section>
          <h2>{isTalent(card) ? 'About' : 'The work'}</h2>
          {query.data ? (
            <Summary html={query.data.summary} />
          ) : query.isError ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <SummarySkeleton />
          )}
        </section>
        {query.data && 'work_experience' in query.data && <Career {...query.data} />}
        <FactTable card={query.data ?? card} elsewhere={[fullRateOf(card)]} />
        {query.data && <RelatedCards key={card.id} kind={kind} card={card} />}
      </Article>
      <CardActions
        key={card.id}
        kind={kind}
        card={card}
        isOwn={query.data?.can.edit ?? false}
        hasUpload={query.data?.has_cv ?? false}
      />
    </Layout>
  );
}

function titleOf(card: Card): string {
  if (isTalent(card)) return `${card.name}, ${card.title}`;
  return card.company_name ? `${card.title} at ${card.company_name}` : card.title;
}

/** The slug is cosmetic: a wrong or missing one gives way to the right one. */
function useRightAddress(card: TalentDetails | RequestDetails | undefined): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!card || card.path === pathname) return;
    void navigate(card.path + search, { replace: true, state, preventScrollReset: true });
  }, [card, pathname, search, state, navigate]);
}

function CardSkeleton() {
  return (
    <Layout aria-busy="true" aria-label="Loading">
      <Article>
        <Skeleton $width={360} $height={88} />
        <Skeleton $height={120} />
        <SummarySkeleton />
      </Article>
    </Layout>
  );
}

function SummarySkeleton() {
  return (
    <Lines>
      {[96, 100, 91, 60].map((width) => (
        <Skeleton key={width} $width={`${width}%`} $height={16} />
      ))}
    </Lines>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px) 280px;
  justify-content: space-between;
  gap: 20px 64px;
  ${pageWidth}
  padding-block: 24px 80px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 720px);
    padding-block: 16px 112px;
  }
`;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h2 {
    margin-block-end: 12px;
    font-size: 1rem;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 10px;
`;
