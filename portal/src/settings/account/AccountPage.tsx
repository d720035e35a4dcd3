import { WithProfile } from '../WithProfile.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';

/** Taking one's data along, and leaving. */
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
