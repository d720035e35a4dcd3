import type { CompanyUser } from '@crewdock/contract/company-users';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { LoadingHeading } from '../../frame/LoadingHeading.tsx';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { missingStatus } from '../../query/missing.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { userQuery } from '../queries.ts';
import { fullName, roleLabel, STATES } from '../words.ts';
import { InvitationActions } from './InvitationActions.tsx';
import { RemoveSection } from './RemoveSection.tsx';
import { UserForm } from './UserForm.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';

export function EditUserPage() {
  const { id: uid = '' } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(uid));
  usePageTitle(user && fullName(user));
  if (!user && missingStatus(error)) return <MissingPage />;
  return (
    <SectionsPage>
      <BackLink to="/admin/users">{t(messages.usersTitle)}</BackLink>
      {user ? (
        <>
          <h1>
            <UserText>{fullName(user)}</UserText>
          </h1>
          <Access user={user} />
          {user.may.change ? <UserForm key={`${user.uid} ${user.version}`} user={user} /> : <Groups user={user} />}
          {user.may.remove && <RemoveSection user={user} />}
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

function Access({ user }: { user: CompanyUser }) {
  const { label, tone } = STATES[user.state];
  return (
    <Section title={t(messages.accessTitle)} about={user.email}>
      <div>
        <Badge $tone={tone}>{t(label)}</Badge>
      </div>
      {user.invitation && <InvitationActions user={user} invitation={user.invitation} />}
    </Section>
  );
}

function Groups({ user }: { user: CompanyUser }) {
  return (
    <Section title={t(messages.groupsTitle)}>
      {user.groups.length === 0 && <p>{t(user.is_wl_superadmin ? messages.superadmin : messages.noGroup)}</p>}
      <ul>
        {user.groups.map(({ id, name, role }) => (
          <li key={id}>
            <UserText>{name}</UserText>: {roleLabel(role)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
