import type { CardKind } from '@crewdock/contract/kinds';
import { rateLabel } from '@crewdock/sdk/cards/rate';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { usePageTitle } from '../frame/pageTitle.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { RelatedCards } from './RelatedCards.tsx';
import { CardActions } from './CardActions.tsx';
import { Career } from '../cards/Career.tsx';
import { CardHead } from '../cards/CardHead.tsx';
import { CardNavigation } from './CardNavigation.tsx';
import { FactTable } from '../cards/FactTable.tsx';
import type { AnyCard } from '../cards/facts.ts';
import { cardQuery } from '../cards/queries.ts';
import { SkillTable } from '../cards/SkillTable.tsx';
import { Summary } from '../cards/Summary.tsx';
import { useCardList } from './useCardList.ts';
import { getCardPageTitle, useRightAddress } from './address.ts';
import { NotFound } from '../not-found/NotFound.tsx';
import { askedByLoader, missingStatus } from '../query/missing.ts';
import { Article, CardSkeleton, Layout, SummarySkeleton } from './layout.tsx';
import { VisibilityBanner } from './VisibilityBanner.tsx';

/** Page of a public card: details on the left, actions on the right. */
export function CardPage({ kind }: { kind: CardKind }) {
  const { id } = useLoaderData<{ id: string }>();
  const query = useQuery({ ...cardQuery(kind, id), ...askedByLoader });
  const list = useCardList(kind, id);
  // Shows the card from the list until the details have loaded.
  const card: AnyCard | undefined = query.data ?? list?.card;
  useRightAddress(query.data);
  usePageTitle(card && getCardPageTitle(card));
  const missing = missingStatus(query.error);
  if (missing) return <NotFound kind={kind} gone={missing === 410} />;
  if (!card) {
    return query.isError ? (
      <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <CardSkeleton />
    );
  }
  return (
    <Layout>
      <CardNavigation kind={kind} list={list} />
      <Article>
        {query.data && <VisibilityBanner card={query.data} />}
        <CardHead card={card} />
        <SkillTable skills={card.skills} />
        <section>
          <h2>{t(messages.descriptionTitle, { kind })}</h2>
          {query.data ? (
            <Summary html={query.data.summary} />
          ) : query.isError ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <SummarySkeleton />
          )}
        </section>
        {query.data && 'work_experience' in query.data && <Career {...query.data} />}
        <FactTable card={query.data ?? card} elsewhere={[rateLabel(card)]} />
        {query.data && <RelatedCards key={card.id} kind={kind} card={card} />}
      </Article>
      <CardActions
        key={card.id}
        kind={kind}
        card={query.data ?? card}
        isOwn={query.data?.can.edit ?? false}
        hasUpload={query.data?.has_cv ?? false}
      />
    </Layout>
  );
}
