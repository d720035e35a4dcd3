import type { PeopleTable } from '@crewdock/contract/staff/people';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadingHeading } from '../../frame/LoadingHeading.tsx';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { missingStatus } from '../../query/missing.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { BroughtSection } from '../ledger/BroughtSection.tsx';
import { AccessSection } from './AccessSection.tsx';
import { Belongings } from './Belongings.tsx';
import { AccountHistory } from './History.tsx';
import { MergeSection } from './merge/MergeSection.tsx';
import { OffersSection } from './OffersSection.tsx';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { ACCOUNT_TABLE_PAGES } from './places.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { accountQuery } from './queries.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { t } from '../../i18n/translate.ts';

export function EditAccountPage({ table }: { table: PeopleTable }) {
  const { id: uid = '' } = useParams();
  const { data: account, error, refetch } = useQuery(accountQuery(table, uid));
  const { path, title } = ACCOUNT_TABLE_PAGES[table.name];
  usePageTitle(account?.name);
  if (!account && missingStatus(error)) return <MissingPage />;
  return (
    <SectionsPage>
      <BackLink to={path}>{t(title)}</BackLink>
      {account ? (
        <>
          <h1>
            <UserText>{account.name}</UserText>
          </h1>
          <AccessSection table={table} account={account} />
          <ProfileSection key={account.uid} table={table} account={account} />
          <Belongings account={account} />
          {table.name !== 'clients' && table.name !== 'staff' && <OffersSection account={account} />}
          {table.name !== 'clients' && table.name !== 'staff' && <BroughtSection owner={account.id} />}
          <AccountHistory account={account} />
          {table.name !== 'staff' && account.state !== 'terminated' && (
            <MergeSection key={`merge ${account.uid}`} table={table} account={account} />
          )}
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
