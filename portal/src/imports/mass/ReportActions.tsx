import type { MassImport } from '@crewdock/contract/mass-import';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../ui/primitives/Dialog.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { chosenFrom, ACCEPTED_EXTENSIONS, filesChosen } from './chosen.ts';
import * as messages from './messages.ts';
import { keepMassImport, massImportQuery, massImportsChanged, massImportsQuery } from './queries.ts';
import { uploadMissingFiles } from './ownUploads.ts';
import { $leftOut } from './uploads.ts';

/** Actions on the whole import, as opposed to its files. */
export function ReportActions({ now: { uid, kind, name, can } }: { now: MassImport }) {
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const params = { uid };
  const cancel = useMutation({
    async mutationFn() {
      // A pending request would return the state before the call.
      await queryClient.cancelQueries({ queryKey: massImportQuery(uid).queryKey });
      keepMassImport(await call('POST /ai/mass_import/{uid}/cancel/', { params }));
    },
    onError: tellRefusal,
    onSettled: massImportsChanged,
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /ai/mass_import/{uid}/', { params }),
    async onSuccess() {
      await navigate('?tab=imports', { replace: true });
      showNotice({ text: t(messages.deleted) });
      // Invalidates only the list: the report might still be mounted, and would refetch the deleted import.
      await queryClient.invalidateQueries({ queryKey: massImportsQuery(kind).queryKey });
    },
    onError: tellRefusal,
  });
  const resend = async (files: FileList | null) => {
    if (!files) return;
    const chosen = await chosenFrom(kind, filesChosen(files));
    $leftOut.setKey(uid, chosen.left);
    await uploadMissingFiles(uid, chosen.files);
  };
  return (
    <Frame>
      {can.add && (
        <FileTrigger allowsMultiple acceptedFileTypes={ACCEPTED_EXTENSIONS} onSelect={(files) => void resend(files)}>
          <Button $size="small">{t(messages.addFilesButton)}</Button>
        </FileTrigger>
      )}
      {can.cancel && (
        <Button $size="small" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
          {t(messages.cancel)}
        </Button>
      )}
      {can.remove && (
        <Button $size="small" $kind="quiet" onPress={() => setRemoving(true)}>
          {t(messages.deleteButton)}
        </Button>
      )}
      <Dialog title={t(messages.deleteTitle, { name })} isOpen={isRemoving} onClose={() => setRemoving(false)}>
        <p>{t(messages.deleteText)}</p>
        <DialogActions>
          <Button onPress={() => setRemoving(false)}>{t(messages.keepButton)}</Button>
          <Button $kind="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
            {t(messages.deleteButton)}
          </Button>
        </DialogActions>
      </Dialog>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  &:empty {
    display: none;
  }
`;
