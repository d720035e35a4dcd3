import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Trans } from '../i18n/Trans.tsx';
import * as messages from './messages.ts';
import { marketPageQuery } from '../market/queries.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';

/** Link to a market, with the number of its cards. */
export function Door({ kind, title, text }: { kind: CardKind; title: string; text: string }) {
  const { market } = KINDS[kind];
  const { data } = useQuery(marketPageQuery(kind, {}, 0));
  const updated = data?.facets?.hot ?? 0;
  return (
    <Way to={`/market/${market}`}>
      <h2>
        {title}
        <ArrowRight aria-hidden="true" />
      </h2>
      <p>{text}</p>
      <Counts>
        {data ? <CardCount kind={kind} count={data.total} updated={updated} /> : <Skeleton $width={140} $height={20} />}
      </Counts>
    </Way>
  );
}

function CardCount({ updated, ...values }: { kind: CardKind; count: number; updated: number }) {
  const components = { b: <strong /> };
  return updated > 0 ? (
    <Trans message={messages.cardCountUpdated} values={{ ...values, updated }} components={components} />
  ) : (
    <Trans message={messages.cardCount} values={values} components={components} />
  );
}

const Way = styled(Link)`
  display: grid;
  gap: 8px;
  grid-template-rows: auto auto 1fr;
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
  margin-block-start: auto;
  padding-block-start: 12px;
  font-variant-numeric: tabular-nums;

  > strong {
    font-weight: 600;
  }
`;
