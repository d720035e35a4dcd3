import type { CompanyUser } from '@crewdock/contract/company-users';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { $session } from '../../session/session.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { removalQuery, renewPeople } from '../queries.ts';
import { formatCardCounts, fullName, GROUP_NOTICE_MS } from '../words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Removes a member from the company. Another member receives the cards and resources. */
export function RemoveSection({ user }: { user: CompanyUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t(messages.removeTitle)} about={t(messages.removeAbout)}>
      <div>
        <Button onPress={() => setOpen(true)}>{t(messages.removeFromCompanyButton)}</Button>
      </div>
      {isOpen && <RemoveDialog user={user} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function RemoveDialog({ user, onClose }: { user: CompanyUser; onClose: () => void }) {
  const { data, error, refetch } = useQuery(removalQuery(user.uid));
  const self = useStore($session)?.uid;
  const [picked, setPicked] = useState<string | null>(null);
  const receiver = picked ?? data?.receivers.find(({ id }) => id === self)?.id ?? data?.receivers[0]?.id ?? null;
  const navigate = useNavigate();
  const name = fullName(user);
  const form = useSubmit<never>(async () => {
    const body = { version: user.version, ...(receiver && { hand_over_to: receiver }) };
    await call('POST /company/users/{uid}/removal/', { params: { uid: user.uid }, body });
    onClose();
    showNotice({ text: t(messages.removed, { name }), lasts: GROUP_NOTICE_MS });
    await navigate('/admin/users');
    await renewPeople();
  });
  const counts = data && formatCardCounts(data);
  return (
    <Dialog title={t(messages.removeDialogTitle, { name })} isOpen onClose={onClose}>
      {data?.is_last_superadmin ? (
        <p>
          <Trans message={messages.lastSuperadmin} values={{ name: <UserText>{name}</UserText> }} />
        </p>
      ) : data ? (
        <Form form={form}>
          {counts ? (
            <>
              <p>
                <Trans message={messages.handOver} values={{ name: <UserText>{name}</UserText>, counts }} />
              </p>
              <SelectField
                label={t(messages.receiverLabel)}
                none={t(messages.receiverPlaceholder)}
                isRequired
                value={receiver}
                options={data.receivers.map(({ id, full_name }) => ({ id, label: full_name }))}
                onChange={setPicked}
              />
            </>
          ) : (
            <p>
              <Trans message={messages.nothingToHandOver} values={{ name: <UserText>{name}</UserText> }} />
            </p>
          )}
          <FormMessage />
          <DialogActions>
            <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
            <SubmitButton>{t(messages.removeButton)}</SubmitButton>
          </DialogActions>
        </Form>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={120} />
      )}
    </Dialog>
  );
}
