import type { CompanyUser } from '@crewdock/contract/company-users';
import { foldText } from '@crewdock/contract/fold-text';
import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { ListHead, ListLayout } from '../../ui/patterns/ListLayout.ts';
import { Message } from '../../ui/primitives/Message.tsx';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowCells,
  RowDetails,
  RowLink,
  RowName,
  WorkList,
} from '../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import { AdminTabs } from '../AdminTabs.tsx';
import { usersQuery } from '../queries.ts';
import { fullName, roleLabel, STATES } from '../words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

const COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1.2fr) minmax(0, 1.3fr) 110px minmax(0, 1.2fr) 150px',
  medium: 'minmax(0, 1.2fr) minmax(0, 1.3fr) 110px 150px',
};

export function UsersPage() {
  const { data, error, refetch } = useQuery(usersQuery());
  const [words, setWords] = useState('');
  const users = data?.items.filter((user) => isFound(user, words));
  const mayInvite = data && (data.items.some(({ may }) => may.change) || data.groups.length > 0);
  return (
    <ListLayout>
      <ListHead>
        <h1>{t(messages.usersTitle)}</h1>
        {mayInvite && (
          <ButtonLink $kind="primary" to="/admin/create-user">
            <UserPlus aria-hidden="true" />
            {t(messages.inviteButton)}
          </ButtonLink>
        )}
      </ListHead>
      <AdminTabs />
      {users ? (
        <>
          <SearchField
            aria-label={t(messages.searchUsers)}
            placeholder={t(messages.searchPlaceholder)}
            value={words}
            onChange={setWords}
          />
          {users.length === 0 ? (
            <Message icon={<Users />} title={t(messages.noUsersTitle)}>
              <p>{t(messages.noUsersText)}</p>
            </Message>
          ) : (
            <WorkList $columns={COLUMNS} aria-label={t(messages.usersTitle)}>
              {users.map((user) => (
                <li key={user.uid}>
                  <UserRow user={user} />
                </li>
              ))}
            </WorkList>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </ListLayout>
  );
}

function UserRow({ user }: { user: CompanyUser }) {
  const state = STATES[user.state];
  return (
    <WorkListRow>
      <RowName>
        <h2>
          <RowLink to={`/admin/edit-user/${user.uid}`}>
            <UserText as="line">{fullName(user)}</UserText>
          </RowLink>
        </h2>
      </RowName>
      <RowCells>
        <WorkListCell>{user.email}</WorkListCell>
        <WorkListCell $whole>{user.is_wl_superadmin ? t(messages.superadmin) : roleLabel(user.role)}</WorkListCell>
        <RowDetails>
          <WorkListCell>
            <UserText as="line">{user.groups.map(({ name }) => name).join(', ')}</UserText>
          </WorkListCell>
        </RowDetails>
        <Mark>
          <Badge $tone={state.tone}>{t(state.label)}</Badge>
        </Mark>
      </RowCells>
    </WorkListRow>
  );
}

function isFound({ first_name, last_name, email, groups }: CompanyUser, words: string): boolean {
  const all = [`${first_name} ${last_name}`, email, ...groups.map(({ name }) => name)];
  const wanted = foldText(words);
  return words.trim() === '' || (wanted !== '' && all.some((text) => foldText(text).includes(wanted)));
}
