import { WithProfile } from '../WithProfile.tsx';
import { ConnectedSection } from './ConnectedSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** Settings page for sign-in methods and active sessions. */
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
