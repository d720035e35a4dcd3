import type { Profile } from '@crewdock/contract/profile';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { SettingsControlSection } from '../Section.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Changes the password, or sets the first password of an account that signs in with a provider. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  return (
    <SettingsControlSection
      title={t(messages.passwordTitle)}
      about={t(profile.has_password ? messages.passwordAbout : messages.noPasswordAbout)}
    >
      <Button onPress={() => setChanging(true)}>
        {t(profile.has_password ? messages.changePassword : messages.setPassword)}
      </Button>
      {changing && <PasswordDialog profile={profile} onClose={() => setChanging(false)} />}
    </SettingsControlSection>
  );
}
