import { WithProfile } from '../WithProfile.tsx';
import { ConnectedSection } from './ConnectedSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** How the person signs in, and where they are signed in. */
export function SecurityPage() {
  return (
    <WithProfile>
      {(profile) => (
        <>
          <PasswordSection profile={profile} />
          <TwoFactorSection profile={profile} />
          <ConnectedSection profile={profile} />
          <SessionsSection />
        </>
      )}
    </WithProfile>
  );
}
