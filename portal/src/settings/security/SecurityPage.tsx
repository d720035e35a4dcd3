import { useStore } from '@nanostores/react';
import { $session } from '../../session/session.ts';
import { WithProfile } from '../WithProfile.tsx';
import { ConnectedSection } from './ConnectedSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** How the person signs in, and where they are signed in. */
export function SecurityPage() {
  const staff = useStore($session)?.staff;
  return (
    <WithProfile>
      {(profile) => (
        <>
          <PasswordSection profile={profile} />
          {staff && <TwoFactorSection />}
          <ConnectedSection profile={profile} />
          <SessionsSection />
        </>
      )}
    </WithProfile>
  );
}
