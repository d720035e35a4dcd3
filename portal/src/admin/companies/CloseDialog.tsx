import { CLOSING_DAYS, companies } from '@crewdock/contract/staff/companies';
import type { Row } from '@crewdock/contract/table';
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
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  company: Row<typeof companies>;
  onClose: () => void;
}

/** Dialog that confirms closing a company: explains the effects and asks for the company's slug. */
export function CloseDialog({ company: { id, name, slug, members, talents, requests }, onClose }: Props) {
  const form = useSubmit<'slug'>(async ({ slug: typed }) => {
    if (typed.trim() !== slug) throw new FieldRefusal({ slug: t(messages.closeSlugError, { slug }) });
    await call('POST /admin-panel/companies/{id}/close/', { params: { id } });
    showNotice({ text: t(messages.closed, { name }) });
    onClose();
    await queryClient.invalidateQueries({ queryKey: rowsKey(companies) });
  });
  return (
    <Dialog title={t(messages.closeTitle, { name })} isOpen onClose={onClose}>
      <p>{t(messages.closeText, { days: CLOSING_DAYS, talents, jobs: requests, members })}</p>
      <Form form={form}>
        <TextField name="slug" label={t(messages.closeSlugLabel, { slug })} autoComplete="off" autoFocus />
        <FormMessage />
        <DialogActions>
          <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
          <SubmitButton>{t(messages.closeButton)}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
