import type { CompanyGroup } from '@crewdock/contract/company-groups';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
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
      showNotice({ text: `${isolatedText(name)} was deleted`, lasts: GROUP_NOTICE_MS });
      await navigate('/admin/groups');
      await renewPeople();
    },
    onError: tellRefusal,
  });
  return (
    <Section title="Delete" about="Its members stay in the company and lose the role that they have in it.">
      <div>
        <Button onPress={() => setOpen(true)}>Delete group</Button>
      </div>
      <Dialog title={`Delete ${isolatedText(name)}?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>
          {members.length === 1 ? '1 member loses' : `${members.length} members lose`} the role in it, and they are
          signed out of this portal.
        </p>
        <DialogActions>
          <Button onPress={() => setOpen(false)}>Cancel</Button>
          <Button $kind="primary" isPending={remove.isPending} onPress={() => remove.mutate()}>
            Delete group
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}
