import type { CompanyCheck } from '@crewdock/contract/company-check';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { Message } from '../../ui/primitives/Message.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { checkQuery } from '../queries.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { CheckFindingEntry } from './Finding.tsx';
import { CHECK_KINDS, formatReadCount } from './words.ts';

/** Check of the company's public appearance: the server searches its pages, emails and CVs for problems. */
export function CheckPage() {
  const { data, error, isFetching, refetch } = useQuery(checkQuery());
  return (
    <ListLayout>
      <BackLink to="/admin/settings">{t(messages.backLink)}</BackLink>
      <ListHead>
        <h1>{t(messages.title)}</h1>
        {data && (
          <Button isPending={isFetching} onPress={() => void refetch()}>
            {t(messages.checkAgainButton)}
          </Button>
        )}
      </ListHead>
      {data ? (
        <Findings {...data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <p role="status">{t(messages.checking)}</p>
          <Skeleton $height={480} />
        </>
      )}
    </ListLayout>
  );
}

function Findings({ findings, pages, mails, cvs }: CompanyCheck) {
  const groups = CHECK_KINDS.map(([kind, title]) => ({
    kind,
    title: t(title),
    items: findings.filter(({ check }) => check === kind),
  }));
  return (
    <>
      <p role="status">
        {t(messages.result, {
          pages: formatReadCount(pages, messages.pages, messages.newestPages),
          emails: formatReadCount(mails, messages.emails, messages.newestEmails),
          cvs: formatReadCount(cvs, messages.cvs, messages.newestCvs),
          count: formatNumber(findings.length),
        })}
      </p>
      {findings.length === 0 && (
        <Message icon={<CircleCheck />} title={t(messages.nothingFoundTitle)}>
          <p>{t(messages.nothingFoundText)}</p>
        </Message>
      )}
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ kind, title, items }) => (
          <Group key={kind} aria-label={title}>
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
