import type { Profile } from '@crewdock/contract/profile';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { NewPasswordField } from '../../auth/password/NewPasswordField.tsx';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { PasswordField } from '../../ui/patterns/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { profileQuery } from '../queries.ts';
import { SignInAgainButton } from '../SignInAgainButton.tsx';
import { StillConnected } from './StillConnected.tsx';

/** Asks for the current password, if the account has one, and for a new password. */
export function PasswordDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  /** Connected accounts that can still sign in after the password change; null until the password has changed. */
  const [connections, setConnections] = useState<Profile['providers'] | null>(null);
  const form = useSubmit<'password' | 'new_password'>(async ({ password, new_password }) => {
    const { providers } = await call('POST /profile/password/', { body: { password, new_password } });
    // Also refetches the sessions, because the password change ended all other sessions.
    void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    showNotice({ text: t(messages.saved) });
    if (providers.length > 0) setConnections(providers);
    else onClose();
  });
  if (connections) {
    return (
      <Dialog title={t(messages.connectedTitle)} isOpen onClose={onClose}>
        <StillConnected connections={connections} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t(profile.has_password ? messages.changePassword : messages.setPassword)} isOpen onClose={onClose}>
      <Form form={form}>
        {/* Tells password managers to which account the password belongs. */}
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        {profile.has_password && (
          <PasswordField
            name="password"
            label={t(messages.currentPasswordLabel)}
            autoComplete="current-password"
            isRequired
            autoFocus
          />
        )}
        <NewPasswordField
          name="new_password"
          label={t(messages.newPasswordLabel)}
          known={[profile.email, profile.first_name, profile.last_name]}
          autoFocus={!profile.has_password}
        />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          {form.failure?.code === 'fresh_sign_in_required' ? (
            <SignInAgainButton returnTo="settings-security" />
          ) : (
            <SubmitButton>
              {t(profile.has_password ? messages.changePassword : messages.setPasswordButton)}
            </SubmitButton>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
