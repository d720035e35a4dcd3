import type { ImportLink } from '@crewdock/contract/import-links';
import { shortDay } from '@crewdock/sdk/cards/date';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api.ts';
import { t } from '../../../i18n/translate.ts';
import { queryClient } from '../../../queryClient.ts';
import { Badge } from '../../../ui/primitives/Badge.tsx';
import { Button } from '../../../ui/primitives/Button.tsx';
import { copyText } from '../../../ui/patterns/clipboard.ts';
import { showNotice } from '../../../ui/patterns/notices.ts';
import { tellRefusal } from '../../../ui/patterns/refusal.ts';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowActions,
  RowCells,
  RowDetails,
  RowName,
} from '../../../ui/patterns/rows/Rows.ts';
import { getImportLinkUrl } from './addressOf.ts';
import * as messages from './messages.ts';
import { importLinksQuery } from './queries.ts';
import { UserText } from '../../../ui/primitives/UserText.tsx';

/** Columns: label, received files, status, expiry, actions. */
export const LINK_COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1.4fr) minmax(0, 1fr) 110px 150px 170px',
  medium: 'minmax(0, 1fr) minmax(0, 1fr) 90px 130px',
};

export function ImportLinkEntry({ link }: { link: ImportLink }) {
  const { key, kind, label, files, sent, is_open, last_day } = link;
  const close = useMutation({
    mutationFn: () => call('DELETE /ai/import_links/{key}/', { params: { key } }),
    onSuccess: () => showNotice({ text: t(messages.linkClosed) }),
    onError: tellRefusal,
    onSettled: () => queryClient.invalidateQueries({ queryKey: importLinksQuery(kind).queryKey }),
  });
  const copy = async () => {
    if (await copyText(getImportLinkUrl(link))) showNotice({ text: t(messages.linkCopied) });
  };
  return (
    <WorkListRow>
      <RowName>
        <h3>
          <UserText as="line">{label}</UserText>
        </h3>
      </RowName>
      <RowCells>
        <WorkListCell>{t(messages.received, { kind, received: sent, files })}</WorkListCell>
        <Mark>{is_open ? <Badge $tone="green">{t(messages.open)}</Badge> : t(messages.closed)}</Mark>
        <RowDetails>
          <WorkListCell $last $whole>
            {t(messages.expiry, { day: shortDay(last_day) })}
          </WorkListCell>
        </RowDetails>
      </RowCells>
      <RowActions>
        {is_open && (
          <>
            <Button $size="small" aria-label={t(messages.copyLabel, { label })} onPress={() => void copy()}>
              {t(messages.copyButton)}
            </Button>
            <Button
              $size="small"
              $kind="quiet"
              aria-label={t(messages.closeLabel, { label })}
              isPending={close.isPending}
              onPress={() => close.mutate()}
            >
              {t(messages.closeButton)}
            </Button>
          </>
        )}
      </RowActions>
    </WorkListRow>
  );
}
