import { CLOSING_DAYS, companies } from '@crewdock/contract/staff/companies';
import type { Row } from '@crewdock/contract/table';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { rowsKey } from '../../table/queries.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import { FieldRefusal, useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';

interface Props {
  company: Row<typeof companies>;
  onClose: () => void;
}

/** Dialog that confirms closing a company: explains the effects and asks for the company's slug. */
export function CloseDialog({ company: { id, name, slug, members, talents, requests }, onClose }: Props) {
  const form = useSubmit<'slug'>(async ({ slug: typed }) => {
    if (typed.trim() !== slug) throw new FieldRefusal({ slug: `Type ${slug} to go on.` });
    await call('POST /admin-panel/companies/{id}/close/', { params: { id } });
    showNotice({ text: `${isolatedText(name)} is closed to visitors` });
    onClose();
    await queryClient.invalidateQueries({ queryKey: rowsKey(companies) });
  });
  return (
    <Dialog title={`Close ${isolatedText(name)}?`} isOpen onClose={onClose}>
      <p>
        Visitors see nothing of its portal and its widgets from now on. In {CLOSING_DAYS} days it is deleted with{' '}
        {talents} active talents, {requests} active jobs and everything else that it owns; its {members} people keep
        their accounts. The superadmins are mailed. Until the last day it can be opened again.
      </p>
      <Form form={form}>
        <TextField name="slug" label={`Its short name, ${slug}`} autoComplete="off" autoFocus />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>Cancel</Button>
          <SubmitButton>Close the company</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
