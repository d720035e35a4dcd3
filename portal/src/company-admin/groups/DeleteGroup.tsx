import type { CompanyGroup } from '@crewdock/contract/company-groups';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { renewPeople } from '../queries.ts';
import { GROUP_NOTICE_MS } from '../words.ts';

export function DeleteGroup({ group }: { group: CompanyGroup }) {
  const { id, version, name, members } = group;
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call('DELETE /company/groups/{id}/', { params: { id }, query: { version } }),
    async onSuccess() {
      showNotice({ text: t(messages.deleted, { name }), lasts: GROUP_NOTICE_MS });
      await navigate('/admin/groups');
      await renewPeople();
    },
    onError: tellRefusal,
  });
  return (
    <Section title={t(messages.deleteTitle)} about={t(messages.deleteAbout)}>
      <div>
        <Button onPress={() => setOpen(true)}>{t(messages.deleteGroupButton)}</Button>
      </div>
      <Dialog title={t(messages.deleteDialogTitle, { name })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{t(messages.deleteDialogText, { count: members.length })}</p>
        <DialogActions>
          <Button onPress={() => setOpen(false)}>{t(messages.cancelButton)}</Button>
          <Button $kind="primary" isPending={remove.isPending} onPress={() => remove.mutate()}>
            {t(messages.deleteGroupButton)}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}
