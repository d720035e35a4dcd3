import { ApiError } from '@crewdock/sdk/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useLoaderData } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { type AnyCard, getCardName } from '../cards/facts.ts';
import { MissingPage } from '../frame/MissingPage.tsx';
import { missingStatus } from '../query/missing.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { usePageTitle } from '../frame/pageTitle.ts';
import { PasswordPage } from '../sharing/PasswordPage.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { CompareBar } from './compare/CompareBar.tsx';
import { MOST_COMPARED, usePicked, withoutTag } from './compare/picked.ts';
import { LoadingList } from './LoadingList.tsx';
import { OpenedList } from './OpenedList.tsx';
import { openSharedList, sharedListQuery } from './queries.ts';

const Compare = lazy(() => import('./compare/Compare.tsx'));
const OwnVerdict = lazy(() => import('../sharing/verdicts/OwnVerdict.tsx'));

/** A list opened by a shared link: shows only the data that the link's tag permits. */
export function SharedListPage() {
  const { id: key } = useLoaderData<{ id: string }>();
  const query = useInfiniteQuery(sharedListQuery(key));
  const { compared } = usePicked();
  const first = query.data?.pages[0];
  usePageTitle(first?.list.name ?? t(messages.sharedTitle));
  if (query.error instanceof ApiError) {
    if (missingStatus(query.error)) return <MissingPage />;
    if (query.error.body.code === 'password_required')
      return <PasswordPage linkKey={key} open={() => openSharedList(key)} />;
  }
  if (!query.data || !first) {
    return query.isError ? (
      <ErrorState level="h1" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <LoadingList />
    );
  }
  if (compared.length > 0) {
    return (
      <Suspense fallback={<LoadingList />}>
        <Compare list={first.list} listKey={key} />
      </Suspense>
    );
  }
  return (
    <OpenedList
      query={query}
      list={first.list}
      total={first.total}
      items={getLoadedItems(query.data)!}
      from={first.list.path}
      renderBelow={({ type, card_data }) => (
        <Below>
          <Suspense>
            <OwnVerdict
              opened={{ type: 'lists', key }}
              kind={type}
              card={{ public_id: card_data.public_id, name: getCardName(card_data) }}
            />
          </Suspense>
          {type === 'talent' && first.list.talents_count > 1 && <Pick card={card_data} />}
        </Below>
      )}
      end={<CompareBar />}
    />
  );
}

function Pick({ card }: { card: AnyCard }) {
  const { picked, pick } = usePicked();
  const key = withoutTag(card.public_id);
  const isPicked = picked.includes(key);
  return (
    <Checkbox
      aria-label={t(messages.compareName, { name: getCardName(card) })}
      isSelected={isPicked}
      isDisabled={!isPicked && picked.length >= MOST_COMPARED}
      onChange={(chosen) => pick(key, chosen)}
    >
      {t(messages.compareLabel)}
    </Checkbox>
  );
}

/** Positioned above the link that covers the row. */
const Below = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  inline-size: fit-content;
  margin-block-start: 8px;

  &:empty {
    display: none;
  }
`;
