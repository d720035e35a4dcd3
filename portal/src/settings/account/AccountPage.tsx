import { WithProfile } from '../WithProfile.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';

/** Settings page for exporting data and deleting the account. */
export function AccountPage() {
  return (
    <WithProfile>
      {(profile) => (
        <>
          <ExportSection />
          <DeletionSection profile={profile} />
        </>
      )}
    </WithProfile>
  );
}
