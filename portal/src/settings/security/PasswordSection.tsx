import type { Profile } from '@crewdock/contract/profile';
import { useState } from 'react';
import { Button } from '../../ui/primitives/Button.tsx';
import { SettingsControlSection } from '../Section.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Changes the password, or sets the first password of an account that signs in with a provider. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  return (
    <SettingsControlSection
      title="Password"
      about={
        profile.has_password
          ? 'A new one signs you out everywhere else.'
          : 'You have none yet: you sign in with a connected account. Set one within ten minutes of signing in.'
      }
    >
      <Button onPress={() => setChanging(true)}>{profile.has_password ? 'Change password' : 'Set a password'}</Button>
      {changing && <PasswordDialog profile={profile} onClose={() => setChanging(false)} />}
    </SettingsControlSection>
  );
}
