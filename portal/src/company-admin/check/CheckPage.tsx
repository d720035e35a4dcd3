import type { CompanyCheck } from '@crewdock/contract/company-check';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { Message } from '../../ui/primitives/Message.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { checkQuery } from '../queries.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { CheckFindingEntry } from './Finding.tsx';
import { CHECK_KINDS } from './words.ts';

/** Check of the company's public appearance: the server searches its pages, emails and CVs for problems. */
export function CheckPage() {
  const { data, error, isFetching, refetch } = useQuery(checkQuery());
  return (
    <ListLayout>
      <BackLink to="/admin/settings">Company settings</BackLink>
      <ListHead>
        <h1>Check</h1>
        {data && (
          <Button isPending={isFetching} onPress={() => void refetch()}>
            Check again
          </Button>
        )}
      </ListHead>
      {data ? (
        <Findings {...data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <p role="status">Reading every page, mail and CV of the portal. This may take a minute.</p>
          <Skeleton $height={480} />
        </>
      )}
    </ListLayout>
  );
}

function Findings({ findings, pages, mails, cvs }: CompanyCheck) {
  const groups = CHECK_KINDS.map(([kind, title]) => ({ title, items: findings.filter(({ check }) => check === kind) }));
  return (
    <>
      <p role="status">
        Read: {told(pages, 'page')}, {told(mails, 'mail')} of the last 30 days and {told(cvs, 'CV')}. Found:{' '}
        {formatNumber(findings.length)}.
      </p>
      {findings.length === 0 && (
        <Message icon={<CircleCheck />} title="Nothing found">
          <p>All that the portal shows can be read, is in your name and leads where it should.</p>
        </Message>
      )}
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <Group key={title} aria-label={title}>
            <h2>{title}</h2>
            <List>
              {items.map((finding, at) => (
                // The index is the key, because findings have no ids and the whole list is replaced at once.
                // oxlint-disable-next-line react/no-array-index-key
                <CheckFindingEntry key={at} finding={finding} />
              ))}
            </List>
          </Group>
        ))}
    </>
  );
}

/** Formats `12 pages`, or `the newest 12 of 30 pages`. */
function told({ read, all }: CompanyCheck['pages'], noun: string): string {
  const nouns = `${noun}${all === 1 ? '' : 's'}`;
  return read === all
    ? `${formatNumber(all)} ${nouns}`
    : `the newest ${formatNumber(read)} of ${formatNumber(all)} ${nouns}`;
}

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-block-start: 16px;

  > h2 {
    font-size: 1.0625rem;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
