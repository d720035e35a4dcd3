import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { formatSecond } from '../../ui/format/formatMoment.ts';
import { ACTION_LABELS, fieldLabel, getChangedFieldNames, formatAuditActor } from '../audit/words.ts';
import { DatedList } from './Lines.ts';
import { type AccountRow, accountHistoryQuery } from './queries.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from './messages.ts';

/** Audit log entries about an account, including sign-ins. */
export function AccountHistory({ account: { id } }: { account: AccountRow }) {
  const { data, error, refetch } = useQuery(accountHistoryQuery(id));
  return (
    <Section title={t(messages.historyTitle)} about={t(messages.historyText)}>
      {data?.items.length === 0 ? (
        <p>{t(messages.noHistory)}</p>
      ) : data ? (
        <DatedList aria-label={t(messages.historyTitle)}>
          {data.items.map((entry) => (
            <li key={entry.id}>
              <span>
                <EntryText entry={entry} />
              </span>
              <time dateTime={entry.at}>{formatSecond(entry.at)}</time>
            </li>
          ))}
        </DatedList>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={200} />
      )}
      {data && data.total > data.items.length && (
        <p>
          <Link to={`/admin-panel/audit?subject_kind=person&subject_id=${id}`}>{t(messages.auditLogLink)}</Link>
        </p>
      )}
    </Section>
  );
}

function EntryText({ entry }: { entry: Row<typeof audit> }) {
  const values = { action: t(ACTION_LABELS[entry.action]), actor: <UserText>{formatAuditActor(entry)}</UserText> };
  const components = { small: <small /> };
  if (entry.action !== 'changed')
    return <Trans message={messages.historyEntry} values={values} components={components} />;
  const fields = getChangedFieldNames(entry).map(fieldLabel).join(', ');
  return <Trans message={messages.historyChange} values={{ ...values, fields }} components={components} />;
}
