import type { MergePreview } from '@crewdock/contract/staff/account-merge';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { call } from '../../../api.ts';
import { queryClient } from '../../../queryClient.ts';
import { rowsKey } from '../../../table/queries.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/primitives/Dialog.tsx';
import { ErrorState } from '../../../ui/patterns/ErrorState.tsx';
import { handleFormError } from '../../../ui/patterns/form/failure.ts';
import { useIdempotencyKey } from '../../../ui/patterns/form/useIdempotencyKey.ts';
import { showNotice, notifyError } from '../../../ui/patterns/notices.ts';
import { Skeleton } from '../../../ui/primitives/Skeleton.tsx';
import { accountPath } from '../places.ts';
import { mergePreviewQuery } from './queries.ts';
import { ENDED_LABELS, movedText } from './words.ts';
import { UserText } from '../../../ui/primitives/UserText.tsx';
import { Trans } from '../../../i18n/Trans.tsx';
import { t } from '../../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  table: PeopleTable;
  uid: string;
  into: string;
  onClose: () => void;
}

/** Shows the effects of a merge of two accounts and asks for confirmation. */
export function MergeDialog({ table, uid, into, onClose }: Props) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(mergePreviewQuery(uid, into));
  const keyOf = useIdempotencyKey();
  const merge = useMutation({
    mutationFn: ({ from, into: kept }: MergePreview) =>
      call('POST /admin-panel/accounts/{uid}/merge/', {
        params: { uid },
        body: { into, version: from.version, into_version: kept.version },
        idempotencyKey: keyOf({ into, version: from.version, into_version: kept.version }),
      }),
    async onSuccess({ into: kept }) {
      showNotice({ text: t(messages.merged, { email: kept.email }) });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: rowsKey(table) }),
        queryClient.invalidateQueries({ queryKey: ['staff-account'] }),
      ]);
      await navigate(accountPath(table.name, kept.uid));
    },
    async onError(refusal) {
      notifyError(handleFormError(refusal)?.text);
      await refetch();
    },
  });
  return (
    <Dialog title={t(messages.dialogTitle)} isOpen isWide onClose={onClose}>
      {data ? (
        <Told preview={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={240} />
      )}
      <DialogActions>
        <Button onPress={onClose}>{t(messages.cancelButton)}</Button>
        {data && data.obstacles.length === 0 && (
          <Button $kind="danger" isPending={merge.isPending} onPress={() => merge.mutate(data)}>
            {t(messages.mergeButton)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Told({ preview: { from, into, moves, ends, conflicts, obstacles } }: { preview: MergePreview }) {
  if (obstacles.length > 0) return <Group title={t(messages.obstaclesTitle)} lines={obstacles} />;
  return (
    <>
      <p>
        <Trans
          message={messages.dialogText}
          values={{
            from: <UserText>{from.name}</UserText>,
            fromEmail: from.email,
            into: <UserText>{into.name}</UserText>,
            intoEmail: into.email,
          }}
          components={{ strong: <strong /> }}
        />
      </p>
      <Group
        title={t(messages.movedTitle)}
        lines={moves.length > 0 ? moves.map(movedText) : [t(messages.nothingMoved)]}
      />
      <Group title={t(messages.conflictsTitle)} lines={conflicts} />
      <Group title={t(messages.endedTitle)} lines={ends.map((way) => t(ENDED_LABELS[way]))} />
    </>
  );
}

function Group({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <List>
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-block-start: 4px;
  padding-inline-start: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
`;
