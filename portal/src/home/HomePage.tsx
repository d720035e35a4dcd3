import { CARD_KINDS, type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { CardList } from '../cards/CardList.tsx';
import { CardRow } from '../cards/CardRow.tsx';
import { CardRowSkeleton } from '../cards/CardRowSkeleton.tsx';
import { AddToList } from '../lists/add/AddToList.tsx';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { marketPageQuery } from '../market/queries.ts';
import { $company } from '../session/company.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Message } from '../ui/Message.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { pageWidth } from '../ui/pageWidth.ts';
import { MOBILE, NARROW } from '../ui/screen.ts';

const FEATURED = 4;
/** Placeholders in an order that lets neighbours differ. */
const CREW = [1, 9, 5, 14, 12, 7, 2, 8, 15, 6, 10, 4];

export async function loader(): Promise<null> {
  if ($company.get()?.market_enabled === false) return null;
  const markets = CARD_KINDS.map((kind) => queryClient.prefetchQuery(marketPageQuery(kind, {}, 0)));
  if (isFirstLoad()) await Promise.all(markets);
  return null;
}

/** Where a visitor arrives: what this is, and the two ways in. */
export function Component() {
  const company = useStore($company);
  if (company && !company.market_enabled) return <Closed name={company.name} />;
  return (
    <>
      <Hero>
        <Inner>
          <div>
            <h1>{company ? `Work with ${company.name}` : 'Find the people. Find the work.'}</h1>
            <Lead>
              {company
                ? 'Talents who can start soon and jobs that are open now, each with skills, years and rates in plain sight.'
                : 'Crewdock is a market for tech talents and the jobs that need them. Skills come with years, rates are in the open, and every filter says how many it leaves.'}
            </Lead>
          </div>
          <Crew aria-hidden="true">
            {CREW.map((placeholder) => (
              <Avatar key={placeholder} photo={null} placeholder={placeholder} size={64} />
            ))}
          </Crew>
          <Doors>
            <Door
              kind="talent"
              title="Find talent"
              text="Developers, designers and whole teams, by skill, seniority, English and rate."
            />
            <Door kind="request" title="Find a job" text="Remote and local work from companies that hire now." />
          </Doors>
        </Inner>
      </Hero>
      <Featured />
    </>
  );
}

function Door({ kind, title, text }: { kind: CardKind; title: string; text: string }) {
  const { market, nouns } = KINDS[kind];
  const { data } = useQuery(marketPageQuery(kind, {}, 0));
  return (
    <Way to={`/market/${market}`}>
      <h2>
        {title}
        <ArrowRight aria-hidden="true" />
      </h2>
      <p>{text}</p>
      <Counts>
        {data ? (
          <>
            <strong>{data.total.toLocaleString('en-US')}</strong> {nouns}
            {data.facets && data.facets.hot > 0 && `, ${data.facets.hot.toLocaleString('en-US')} updated this week`}
          </>
        ) : (
          <Skeleton $width={140} $height={20} />
        )}
      </Counts>
    </Way>
  );
}

/** The market's own order puts the hot cards first. */
function Featured() {
  const { data, isError } = useQuery(marketPageQuery('talent', {}, 0));
  if (isError || data?.total === 0) return null;
  return (
    <Section aria-labelledby="featured">
      <FeaturedHead>
        <h2 id="featured">Hot talents</h2>
        <Link to="/market/talents">See all talents</Link>
      </FeaturedHead>
      <CardList as="ul">
        {data
          ? data.items.slice(0, FEATURED).map((card) => (
              <li key={card.id}>
                <CardRow kind="talent" card={card} heading="h3" actions={<AddToList kind="talent" card={card} />} />
              </li>
            ))
          : Array.from({ length: FEATURED }, (_, at) => <CardRowSkeleton key={at} />)}
      </CardList>
    </Section>
  );
}

function Closed({ name }: { name: string }) {
  return (
    <Message level="h1" icon={null} title={name}>
      <p>The market is closed for now.</p>
    </Message>
  );
}

const Hero = styled.section`
  border-block-end: 1px solid var(--line);
  background: var(--sunken);
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 48px;
  align-items: center;
  ${pageWidth}
  padding-block: 88px 72px;

  h1 {
    max-inline-size: 16ch;
    font-size: clamp(2rem, 1.2rem + 3.6vw, 3.25rem);
    line-height: 1.08;
    letter-spacing: -0.03em;
  }

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding-block: 56px 48px;
  }

  ${NARROW} {
    padding-block: 40px 32px;
  }
`;

const Crew = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 64px);
  gap: 14px;

  ${MOBILE} {
    display: none;
  }
`;

const Lead = styled.p`
  max-inline-size: 52ch;
  margin-block-start: 20px;
  color: var(--muted);
  font-size: 1.125rem;
  line-height: 1.55;
  text-wrap: pretty;
`;

const Doors = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-column: 1 / -1;
  gap: 16px;

  @media (width < 680px) {
    grid-template-columns: 1fr;
  }
`;

const Way = styled(Link)`
  display: grid;
  gap: 8px;
  align-content: start;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  text-decoration: none;
  transition: border-color var(--swift);

  > h2 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-size: 1.25rem;

    > .lucide {
      inline-size: 20px;
      block-size: 20px;
      color: var(--accent);
      transition: translate var(--swift);
    }
  }

  > p {
    color: var(--muted);
    font-size: 1rem;
  }

  &:hover {
    border-color: var(--accent);

    .lucide {
      translate: 4px 0;
    }
  }
`;

const Counts = styled.div`
  margin-block-start: 12px;
  font-variant-numeric: tabular-nums;

  > strong {
    font-weight: 600;
  }
`;

const Section = styled.section`
  ${pageWidth}
  padding-block: 48px 72px;

  ${NARROW} {
    padding-block: 32px 48px;
  }
`;

const FeaturedHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  margin-block-end: 8px;

  > h2 {
    font-size: 1.375rem;
  }

  > a {
    padding-block: 4px;
    text-underline-offset: 3px;
  }
`;
