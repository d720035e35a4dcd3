import type { Profile } from '@crewdock/contract/profile';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useMutation } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from '../messages.ts';
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
      showNotice({ text: t(messages.accountKept) });
    },
    onError: tellRefusal,
  });
  if (staff) {
    return (
      <SettingsControlSection title={t(messages.deletionTitle)}>
        <p>{t(messages.staffDeletion)}</p>
      </SettingsControlSection>
    );
  }
  return (
    <SettingsControlSection title={t(messages.deletionTitle)} about={t(messages.deletionAbout)}>
      {profile.deletion_due ? (
        <>
          <p>
            <Trans
              message={messages.deletionDue}
              values={{ date: shortDate(profile.deletion_due) }}
              components={{ b: <strong /> }}
            />
          </p>
          <Button isPending={keep.isPending} onPress={() => keep.mutate()}>
            {t(messages.keepAccountButton)}
          </Button>
        </>
      ) : (
        <>
          <p>{t(messages.deletionText)}</p>
          <Button onPress={() => setAsking(true)}>{t(messages.deleteAccountButton)}</Button>
        </>
      )}
      {asking && <DeletionDialog hasPassword={profile.has_password} onClose={() => setAsking(false)} />}
    </SettingsControlSection>
  );
}
