import type { CompanyExport } from '@crewdock/contract/company-export';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../../api.ts';
import { queryClient } from '../../../queryClient.ts';
import { Actions } from '../../../ui/primitives/Actions.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Hint } from '../../../ui/primitives/Hint.ts';
import { ProgressLine } from '../../../ui/primitives/ProgressLine.tsx';
import { tellRefusal } from '../../../ui/patterns/refusal.ts';
import { saveAt } from '../../../ui/patterns/saveFile.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { exportQuery, keepExport } from '../../queries.ts';
import { getExportAnnouncement, isExportRunning, getExportStatusLine } from './words.ts';

/** State of the current export archive, with buttons to create, download or delete it. */
export function Export({ archive }: { archive: CompanyExport | null }) {
  const frame = useRef<HTMLDivElement>(null);
  const change = useMutation({
    async mutationFn(method: 'POST' | 'DELETE') {
      // Moves the focus, because the pressed button disappears with the response. Cancels pending requests, which would
      // return an older state.
      frame.current?.focus();
      await queryClient.cancelQueries({ queryKey: exportQuery().queryKey });
      return call(`${method} /company/export/`, {});
    },
    onSuccess: keepExport,
    onError: tellRefusal,
  });
  const download = useMutation({
    mutationFn: () => call('GET /company/export/link/', {}),
    onSuccess: ({ url }) => saveAt(url),
    onError: tellRefusal,
  });
  const isAsking = (method: 'POST' | 'DELETE') => change.isPending && change.variables === method;
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={t(messages.exportGroup)}>
      <VisuallyHidden role="status">{getExportAnnouncement(archive)}</VisuallyHidden>
      {isExportRunning(archive) && (
        <ProgressLine label={t(messages.exportTitle)} at={archive!.done} of={archive!.total} tone="brand" />
      )}
      <Hint>{archive ? getExportStatusLine(archive) : t(messages.exportHint)}</Hint>
      <Actions>
        {(!archive || archive.state === 'failed') && (
          <Button isPending={isAsking('POST')} onPress={() => change.mutate('POST')}>
            {t(archive ? messages.tryAgainButton : messages.exportButton)}
          </Button>
        )}
        {isExportRunning(archive) && (
          <Button isPending={isAsking('DELETE')} onPress={() => change.mutate('DELETE')}>
            {t(messages.cancelButton)}
          </Button>
        )}
        {archive?.state === 'ready' && (
          <>
            <Button isPending={download.isPending} onPress={() => download.mutate()}>
              <Download /> {t(messages.downloadButton)}
            </Button>
            <Button $kind="quiet" isPending={isAsking('DELETE')} onPress={() => change.mutate('DELETE')}>
              {t(messages.deleteButton)}
            </Button>
          </>
        )}
      </Actions>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
  outline: 0;
`;
