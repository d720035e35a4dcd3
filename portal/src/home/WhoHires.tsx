import { useQuery } from '@tanstack/react-query';
import { viewString } from '@crewdock/sdk/market/view';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { formatCardCount } from '../cards/words.ts';
import { Monogram } from '../ui/primitives/Monogram.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { HomeSection } from './HomeSection.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { landingQuery } from './queries.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/** Companies that are hiring, with the number of hires. Shows `HowItWorks` instead if no job names a company. */
export function WhoHires() {
  const { data, isError } = useQuery(landingQuery);
  if (isError || data?.hiring.length === 0) return <HowItWorks />;
  return (
    <HomeSection aria-labelledby="hiring">
      <h2 id="hiring">{t(messages.hiringTitle)}</h2>
      <Hires>{data ? formatHires(data.hires) : <Skeleton $width={240} $height={21} />}</Hires>
      <Companies>
        {data
          ? data.hiring.map(({ name, jobs }) => (
              <li key={name}>
                <Link to={`/market/jobs?${viewString({ search: name })}`}>
                  <Monogram name={name} size={36} />
                  <strong>
                    <UserText as="line">{name}</UserText>
                  </strong>
                  <span>{formatCardCount('request', jobs)}</span>
                </Link>
              </li>
            ))
          : Array.from({ length: 12 }, (_, at) => (
              <li key={at} aria-hidden="true">
                <Skeleton $height={58} />
              </li>
            ))}
      </Companies>
    </HomeSection>
  );
}

function formatHires(count: number): string {
  return count === 0 ? t(messages.hiringText) : t(messages.hires, { count });
}

const Hires = styled.p`
  margin-block: 4px 16px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const Companies = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
  gap: 8px 16px;

  > li {
    min-inline-size: 0;
  }

  a {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr);
    align-items: center;
    gap: 0 12px;
    padding: 8px;
    margin-inline: -8px;
    border-radius: var(--radius);
    text-decoration: none;

    &:hover {
      background: var(--sunken);
    }

    > :first-child {
      grid-row: 1 / 3;
    }

    > strong {
      overflow: hidden;
      font-weight: 500;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    > span:last-child {
      color: var(--muted);
      font-size: 0.8125rem;
      font-variant-numeric: tabular-nums;
    }
  }
`;
