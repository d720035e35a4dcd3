import type { LegalText as Text } from '@crewdock/contract/companies';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { shortDate } from '@crewdock/sdk/cards/date';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { LegalTextLayout } from './LegalText.tsx';

interface Props {
  page: 'privacy' | 'terms';
  title: string;
  /** The default text, used if the company has no text. */
  children: ReactNode;
}

/** A company's legal text, or the default text with the company's name. */
export function CompanyLegal({ page, title, children }: Props) {
  const { data, error, refetch } = useQuery(legalTextQuery(page));
  if (!data) {
    return (
      <LegalTextLayout title={title}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton $height={480} />}
      </LegalTextLayout>
    );
  }
  return (
    <LegalTextLayout title={title} changed={data.changed_at === null ? undefined : shortDate(data.changed_at)}>
      {data.text === null ? children : <div dangerouslySetInnerHTML={{ __html: data.text }} />}
      {data.postal_address !== null && <Address>{data.postal_address}</Address>}
    </LegalTextLayout>
  );
}

function legalTextQuery(page: Props['page']) {
  return {
    queryKey: ['company', 'legal', page],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Text> =>
      call('GET /companies/current/legal/{page}/', { params: { page }, signal }),
  };
}

const Address = styled.address`
  margin-block-start: 36px;
  color: var(--muted);
  font-style: normal;
  white-space: pre-line;
`;
