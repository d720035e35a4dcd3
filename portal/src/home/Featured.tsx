import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { CardRowList } from '../cards/CardList.tsx';
import { CardListRow } from '../cards/CardRow.tsx';
import { CardRowSkeleton } from '../cards/CardRowSkeleton.tsx';
import { AddToList } from '../lists/add/AddToList.tsx';
import { marketPageQuery } from '../market/queries.ts';
import { HomeSection } from './HomeSection.ts';

const FEATURED = 4;

/** Hot talents, which come first in the market's default sort order. */
export function Featured() {
  const { data, isError } = useQuery(marketPageQuery('talent', {}, 0));
  if (isError || data?.total === 0) return null;
  return (
    <HomeSection aria-labelledby="featured">
      <FeaturedHead>
        <h2 id="featured">{t(messages.featuredTitle)}</h2>
        <Link to="/market/talents">{t(messages.allTalentsLink)}</Link>
      </FeaturedHead>
      <CardRowList as="ul">
        {data
          ? data.items.slice(0, FEATURED).map((card) => (
              <li key={card.id}>
                <CardListRow kind="talent" card={card} heading="h3" actions={<AddToList kind="talent" card={card} />} />
              </li>
            ))
          : Array.from({ length: FEATURED }, (_, at) => <CardRowSkeleton key={at} />)}
      </CardRowList>
    </HomeSection>
  );
}

const FeaturedHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  margin-block-end: 8px;

  > a {
    padding-block: 4px;
    text-underline-offset: 3px;
  }
`;
