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

/** Audit log entries about an account, including sign-ins. */
export function AccountHistory({ account: { id } }: { account: AccountRow }) {
  const { data, error, refetch } = useQuery(accountHistoryQuery(id));
  return (
    <Section title="History" about="What was changed, by whom, and the sign-ins.">
      {data?.items.length === 0 ? (
        <p>Nothing yet.</p>
      ) : data ? (
        <DatedList aria-label="History">
          {data.items.map((entry) => (
            <li key={entry.id}>
              <span>
                {t(ACTION_LABELS[entry.action])}
                {entry.action === 'changed' && `: ${getChangedFieldNames(entry).map(fieldLabel).join(', ')}`}
                <small>
                  {' '}
                  by <UserText>{formatAuditActor(entry)}</UserText>
                </small>
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
          <Link to={`/admin-panel/audit?subject_kind=person&subject_id=${id}`}>All of it in the audit log</Link>
        </p>
      )}
    </Section>
  );
}
