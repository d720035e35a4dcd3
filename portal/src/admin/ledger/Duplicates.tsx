import type { CardKind } from '@crewdock/contract/kinds';
import { shortDate } from '@crewdock/sdk/cards/date';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { EACH_VISIT } from '../../queryClient.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import * as messages from './messages.ts';
import { formatMatchedFields } from './words.ts';
import { UserText, UserTexts } from '../../ui/primitives/UserText.tsx';

/**
 * Possible duplicates of a card: other talents that are the same person, or jobs of the same client with a similar
 * title.
 */
export function Duplicates({ kind, card: { id } }: { kind: CardKind; card: { id: number } }) {
  const { data, error, refetch } = useQuery(duplicatesQuery(kind, id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton $height={120} />;
  if (data.length === 0) return <p>{t(messages.noDuplicates, { kind })}</p>;
  return (
    <List aria-label={t(kind === 'talent' ? messages.samePersonLabel : messages.similarJobsLabel)}>
      {data.map((other) => (
        <li key={`${other.kind} ${other.id}`}>
          <Link to={other.path}>
            <UserTexts parts={[other.name, other.title]} />
          </Link>
          <small>
            <Trans
              message={messages.duplicateSource}
              values={{
                kind: other.kind,
                owner: <UserText>{other.owner}</UserText>,
                date: <time dateTime={other.at}>{shortDate(other.at)}</time>,
              }}
            />
            {other.matched.length > 0 && ` · ${formatMatchedFields(other.matched.join(', '))}`}
          </small>
        </li>
      ))}
    </List>
  );
}

function duplicatesQuery(kind: CardKind, id: number) {
  return queryOptions({
    queryKey: ['card-duplicates', kind, id],
    queryFn: ({ signal }) => call(`GET /admin-panel/${kind}s/{id}/duplicates/`, { params: { id }, signal }),
    staleTime: EACH_VISIT,
  });
}

const List = styled.ul`
  display: grid;
  gap: 14px;

  > li {
    display: grid;
    gap: 4px;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
