import { WithProfile } from '../WithProfile.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { AccountExportSection } from './ExportSection.tsx';

/** Settings page for exporting data and deleting the account. */
export function AccountSettingsPage() {
  return (
    <WithProfile>
      {(profile) => (
        <>
          <AccountExportSection />
          <DeletionSection profile={profile} />
        </>
      )}
    </WithProfile>
  );
}
