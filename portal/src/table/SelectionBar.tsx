import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { bottomBar } from '../ui/primitives/bottomBar.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { useIdempotencyKey } from '../ui/patterns/form/useIdempotencyKey.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { Toolbar } from '../ui/primitives/Toolbar.tsx';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { useNarrow } from '../ui/styles/screen.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { BulkWays } from './BulkWays.tsx';
import { ExportButton } from './ExportButton.tsx';
import { countWords } from './filterWords.ts';
import { type AnyTable, type CellChoice, keyIn, toApiValue } from './look.ts';
import { MailDialog } from './mails/MailDialog.tsx';
import { callTable } from './queries.ts';
import type { RowSelection } from './useSelection.ts';
import type { TableViewState } from './view.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  view: TableViewState;
  /** Number of matching rows. */
  total: number;
  selection: RowSelection;
  /** Called with the id of the bulk edit's long-running operation. */
  onBegun: (uid: string) => void;
}

/** Toolbar with the number of selected rows and the bulk actions. */
export function SelectionBar({ at, view, total, selection, onBegun }: Props) {
  const [isBeginning, setBeginning] = useState(false);
  const [isWriting, setWriting] = useState(false);
  /** Number of bulk edits, so that a repeated bulk edit gets a new idempotency key. */
  const begun = useRef(0);
  const isNarrow = useNarrow();
  const keyOfCall = useIdempotencyKey();
  const { keys, isAll, isEverything } = selection;
  if (keys.size === 0) return null;
  const { table, look } = at;
  const count = isEverything ? total : keys.size;
  const { filters, search, ordering } = view;
  const query = { ...filters, search, ordering };
  const canSelectAll = isAll && !isEverything && total > keys.size;
  const picked = isEverything ? undefined : [...keys].map((key) => keyIn(at, key));
  const end = (uid: string) => {
    selection.setAll(false);
    onBegun(uid);
  };
  async function begin(column: string, choice: CellChoice) {
    const body = { change: { [column]: toApiValue(choice) }, ...(picked && { keys: picked }) };
    setBeginning(true);
    try {
      const idempotencyKey = keyOfCall({ query, body, after: begun.current });
      const { uid } = await callTable<{ uid: string }>(`POST /admin-panel/${table.name}/bulk/`, {
        query,
        body,
        idempotencyKey,
      });
      begun.current += 1;
      end(uid);
    } catch (error) {
      tellRefusal(error);
    }
    setBeginning(false);
  }
  return (
    <Frame ref={bottomBar} label={t(messages.selectionLabel)}>
      <span role="status">
        {t(messages.selected, { count: countWords(count), noun: look.noun[count === 1 ? 0 : 1] })}
      </span>
      {isNarrow ? (
        <ActionsMenu
          at={at}
          view={view}
          keys={isEverything ? undefined : keys}
          selectAll={canSelectAll ? t(messages.selectAllCount, { count: countWords(total) }) : null}
          isDisabled={isBeginning}
          onChoose={(column, choice) => void begin(column, choice)}
          onMail={() => setWriting(true)}
          onSelectAll={selection.setEverything}
        />
      ) : (
        <>
          {canSelectAll && (
            <Button $size="small" onPress={selection.setEverything}>
              {t(messages.selectAllCount, { count: countWords(total) })}
            </Button>
          )}
          {table.bulk.map((column) => (
            <BulkWays
              key={column}
              at={at}
              column={column}
              isDisabled={isBeginning}
              onChoose={(choice) => void begin(column, choice)}
            />
          ))}
          {table.mails && (
            <Button $size="small" onPress={() => setWriting(true)}>
              {t(messages.emailButton)}
            </Button>
          )}
          <ExportButton at={at} view={view} keys={isEverything ? undefined : keys} $size="small">
            {t(messages.exportCountButton, { count: countWords(count) })}
          </ExportButton>
        </>
      )}
      <IconButton aria-label={t(messages.clearSelectionButton)} onPress={() => selection.setAll(false)}>
        <X />
      </IconButton>
      {isWriting && (
        <MailDialog at={at} rows={{ query, keys: picked }} onBegun={end} onClose={() => setWriting(false)} />
      )}
    </Frame>
  );
}

const Frame = styled(Toolbar)`
  position: sticky;
  inset-block-end: 16px;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-self: center;
  align-items: center;
  gap: 8px 12px;
  padding: 6px 8px 6px 16px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
