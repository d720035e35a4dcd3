import type { CompanyGroup } from '@crewdock/contract/company-groups';
import { ApiError } from '@crewdock/sdk/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { LoadingHeading } from '../../frame/LoadingHeading.tsx';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { missingStatus } from '../../query/missing.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { groupQuery, keepGroup, renewOne } from '../queries.ts';
import { GROUP_NOTICE_MS } from '../words.ts';
import { DeleteGroup } from './DeleteGroup.tsx';
import { GroupForm } from './GroupForm.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';

export function EditGroupPage() {
  const { id = '' } = useParams();
  const { data: group, error, refetch } = useQuery(groupQuery(Number(id)));
  usePageTitle(group?.name);
  if (!group && missingStatus(error)) return <MissingPage />;
  return (
    <SectionsPage>
      <BackLink to="/admin/groups">{t(messages.groupsTitle)}</BackLink>
      {group ? (
        <>
          <h1>
            <UserText>{group.name}</UserText>
          </h1>
          <GroupForm
            key={`${group.id} ${group.version}`}
            group={group}
            label={t(messages.saveButton)}
            onSave={(typed) => save(group, typed)}
          />
          <DeleteGroup group={group} />
        </>
      ) : error ? (
        <ErrorState level="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingHeading />
          <Skeleton $height={480} />
        </>
      )}
    </SectionsPage>
  );
}

async function save({ id, version }: CompanyGroup, typed: Parameters<Parameters<typeof GroupForm>[0]['onSave']>[0]) {
  try {
    const body = { ...typed, version };
    await keepGroup(await call('PATCH /company/groups/{id}/', { params: { id }, body }));
  } catch (error) {
    // Version conflict: loads the other user's changes, so that the user can repeat the edit.
    const refusal = ApiError.of(error);
    if (refusal.status === 409 && refusal.body.current) await renewOne();
    throw error;
  }
  showNotice({ text: t(messages.saved), lasts: GROUP_NOTICE_MS });
}
