import { isolatedText } from '@crewdock/contract/isolated-text';
import type { CompanyGroup } from '@crewdock/contract/company-groups';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import {
  WorkListCell,
  type WorkListColumns,
  WorkListRow,
  RowCells,
  RowLink,
  RowName,
  WorkList,
} from '../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { AdminTabs } from '../AdminTabs.tsx';
import { groupsQuery } from '../queries.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

const COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1fr) 120px minmax(0, 1.6fr)',
  medium: 'minmax(0, 1fr) 120px minmax(0, 1fr)',
};

/** The company's groups; the group of all members comes first. */
export function GroupsPage() {
  const { data, error, refetch } = useQuery(groupsQuery());
  return (
    <ListLayout>
      <ListHead>
        <h1>{t(messages.groupsTitle)}</h1>
        <ButtonLink $kind="primary" to="/admin/create-group">
          <Plus aria-hidden="true" />
          {t(messages.newGroup)}
        </ButtonLink>
      </ListHead>
      <AdminTabs />
      {data ? (
        <WorkList $columns={COLUMNS} aria-label={t(messages.groupsTitle)}>
          {data.items.map((group) => (
            <li key={group.id}>
              <GroupRow group={group} />
            </li>
          ))}
        </WorkList>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </ListLayout>
  );
}

function GroupRow({ group: { id, name, members } }: { group: CompanyGroup }) {
  const leads = members.filter(({ role }) => role === 1).map(({ user }) => isolatedText(user.full_name));
  return (
    <WorkListRow>
      <RowName>
        <h2>
          {id === 0 ? (
            <RowLink to="/admin/users">
              <UserText as="line">{name}</UserText>
            </RowLink>
          ) : (
            <RowLink to={`/admin/edit-group/${id}`}>
              <UserText as="line">{name}</UserText>
            </RowLink>
          )}
        </h2>
      </RowName>
      <RowCells>
        <WorkListCell>{t(messages.memberCount, { count: members.length })}</WorkListCell>
        <WorkListCell>{leads.length > 0 && t(messages.ledBy, { names: leads.join(', ') })}</WorkListCell>
      </RowCells>
    </WorkListRow>
  );
}
