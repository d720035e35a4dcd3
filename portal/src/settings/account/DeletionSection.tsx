import type { Profile } from '@crewdock/contract/profile';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useMutation } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { call } from '../../api.ts';
import { $session } from '../../session/session.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { keepProfile } from '../queries.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { SettingsControlSection } from '../Section.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';

/** Button that requests the deletion of the account, or cancels a pending deletion. */
export function DeletionSection({ profile }: { profile: Profile }) {
  const [asking, setAsking] = useState(false);
  const staff = useStore($session)?.staff;
  const keep = useMutation({
    mutationFn: () => call('DELETE /profile/deletion/', {}),
    onSuccess(changed) {
      keepProfile(changed);
      showNotice({ text: 'Your account stays' });
    },
    onError: tellRefusal,
  });
  if (staff) {
    return (
      <SettingsControlSection title="Delete account">
        <p>Staff accounts are deleted by other staff.</p>
      </SettingsControlSection>
    );
  }
  return (
    <SettingsControlSection title="Delete account" about="You have 30 days to change your mind.">
      {profile.deletion_due ? (
        <>
          <p>
            Your account will be deleted on <strong>{shortDate(profile.deletion_due)}</strong>. Until then everything
            works as before.
          </p>
          <Button isPending={keep.isPending} onPress={() => keep.mutate()}>
            Keep my account
          </Button>
        </>
      ) : (
        <>
          <p>Your name, your addresses and your cards are removed for good. Nobody can bring them back.</p>
          <Button onPress={() => setAsking(true)}>Delete my account…</Button>
        </>
      )}
      {asking && <DeletionDialog hasPassword={profile.has_password} onClose={() => setAsking(false)} />}
    </SettingsControlSection>
  );
}
