import type { CardKind } from '@crewdock/contract/kinds';
import { ApiError } from '@crewdock/sdk/client';
import { rateLabel } from '@crewdock/sdk/cards/rate';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Career } from '../cards/Career.tsx';
import { CardHead } from '../cards/CardHead.tsx';
import { FactTable } from '../cards/FactTable.tsx';
import { getCardName } from '../cards/facts.ts';
import { cardQuery, openSharedCard } from '../cards/queries.ts';
import { SkillTable } from '../cards/SkillTable.tsx';
import { Summary } from '../cards/Summary.tsx';
import { MissingPage } from '../frame/MissingPage.tsx';
import { missingStatus } from '../query/missing.ts';
import { usePageTitle } from '../frame/pageTitle.ts';
import { BackLink } from '../ui/patterns/BackLink.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Article, CardSkeleton, Layout } from './layout.tsx';
import { getCardPageTitle, useRightAddress } from './address.ts';
import { SharedActions } from './SharedActions.tsx';

const PasswordPage = lazy(async () => ({ default: (await import('../sharing/PasswordPage.tsx')).PasswordPage }));
const OwnVerdict = lazy(() => import('../sharing/verdicts/OwnVerdict.tsx'));

/** A card opened by a shared link: shows only the data that the link's tag permits. */
export function SharedCardPage({ kind }: { kind: CardKind }) {
  const { id } = useLoaderData<{ id: string }>();
  const query = useQuery(cardQuery(kind, id));
  const card = query.data;
  useRightAddress(card);
  usePageTitle(card ? getCardPageTitle(card) : t(messages.sharedPageTitle));
  if (query.error instanceof ApiError) {
    if (missingStatus(query.error)) return <MissingPage />;
    if (query.error.body.code === 'password_required')
      return (
        <Suspense fallback={<CardSkeleton />}>
          <PasswordPage linkKey={id} open={() => openSharedCard(kind, id)} />
        </Suspense>
      );
  }
  if (!card) {
    return query.isError ? (
      <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <CardSkeleton />
    );
  }
  const rate = rateLabel(card);
  return (
    <Layout>
      <BackToList />
      <Article>
        <CardHead card={card} />
        <SkillTable skills={card.skills} />
        <section>
          <h2>{t(messages.descriptionTitle, { kind })}</h2>
          <Summary html={card.summary} />
        </section>
        {'work_experience' in card && <Career {...card} />}
        <FactTable card={card} elsewhere={[rate]} />
      </Article>
      <aside>
        <Rate>{rate}</Rate>
        <Suspense>
          <OwnVerdict
            opened={{ type: `${kind}s`, key: card.public_id }}
            kind={kind}
            card={{ public_id: card.public_id, name: getCardName(card) }}
          />
        </Suspense>
        <SharedActions kind={kind} card={card} />
      </aside>
    </Layout>
  );
}

function BackToList() {
  const from: unknown = (useLocation().state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/l/') ? <Back to={from}>{t(messages.backToList)}</Back> : null;
}

const Back = styled(BackLink)`
  grid-column: 1 / -1;
`;

const Rate = styled.p`
  padding-block-end: 12px;
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
