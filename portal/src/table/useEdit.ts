import { isolatedText } from '@crewdock/contract/isolated-text';
import { ApiError } from '@crewdock/sdk/client';
import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { t } from '../i18n/translate.ts';
import { WAITING_KEY } from '../frame/waiting.ts';
import { changeCached, updateOptimistically } from '../query/optimistic.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { createKeyedQueue } from '../query/turns.ts';
import { queryClient } from '../queryClient.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { getRefusalReason, tellRefusal } from '../ui/patterns/refusal.ts';
import {
  type AnyRow,
  type AnyTable,
  type CellChoice,
  toFilterValue,
  getRowKey,
  toApiValue,
  getChoiceLabel,
} from './look.ts';
import { type RowsPage, callTable, rowsKey } from './queries.ts';
import { $refused } from './refused.ts';
import * as messages from './messages.ts';

type List = InfiniteData<RowsPage>;
export type EditRow = (row: AnyRow, column: string, value: CellChoice) => void;

/** Milliseconds during which undo is offered. */
const UNDO_MS = 10_000;

const inTurn = createKeyedQueue<AnyRow>();

/**
 * Edits a row with an optimistic update and offers undo. Edits of the same row are queued, because each edit needs the
 * latest version. Errors roll the edit back; a version conflict also shows the other user's change. `onUndo` runs after
 * the undo button was pressed and removed, so that the caller can restore the focus.
 */
export function useRowEditor(at: AnyTable, onUndo: () => void): EditRow {
  const { table, look } = at;
  const client = useQueryClient();
  const lists = listsKey(at);
  async function edit(shown: AnyRow, column: string, value: CellChoice, isUndo = false): Promise<void> {
    await inTurn(`${table.name}/${getRowKey(at, shown)}`, shown, (row) => write(row, column, value, isUndo));
    void client.invalidateQueries({ queryKey: rowsKey(table) });
    void client.invalidateQueries({ queryKey: WAITING_KEY });
    look.onEdited?.();
  }
  return (row, column, value) => void edit(latest(at, row), column, value);

  /** Returns the row after the edit, or the unchanged row if the edit failed. */
  async function write(row: AnyRow, column: string, value: CellChoice, isUndo: boolean): Promise<AnyRow> {
    $refused.set(null);
    const before = row[column] as CellChoice;
    const hoped = { ...row, [column]: value } as AnyRow;
    const send = () =>
      callTable<AnyRow>(`PATCH /admin-panel/${table.name}/{${table.key}}/`, {
        params: { [table.key]: row[table.key] },
        body: { version: row['version'], [column]: toApiValue(value) },
      });
    try {
      const changed = await updateOptimistically<List, AnyRow>(
        lists,
        (list, key) => withRow(at, list, key, row, hoped),
        send,
      );
      changeCached<List>(lists, (list, key) => withRow(at, list, key, hoped, changed));
      const words = getChoiceLabel(at, column, value);
      const text = look.columns[column]?.told?.(isolatedText(words), value) ?? words;
      const undo = () => {
        void edit(changed, column, before, true);
        onUndo();
      };
      showNotice({ text, ...(!isUndo && { action: { label: t(messages.undoButton), run: undo }, lasts: UNDO_MS }) });
      return changed;
    } catch (error) {
      tell(at, error, { key: getRowKey(at, row), column, value, again: (now) => void edit(now, column, value) });
      return row;
    }
  }
}

interface Refused {
  key: string;
  column: string;
  value: CellChoice;
  /** Retries the edit, based on the current row. */
  again: (now: AnyRow) => void;
}

/**
 * Reports a failed edit. On a conflict, shows the other user's change and offers a retry; on a rejection, shows the
 * reason at the cell.
 */
function tell(at: AnyTable, error: unknown, { key, column, value, again }: Refused): void {
  const { body } = ApiError.of(error);
  const current = body.current as AnyRow | undefined;
  if (!current) {
    const reason = getRefusalReason(error);
    if (reason === null) tellRefusal(error);
    else $refused.set({ table: at.table.name, key, column, reason });
    return;
  }
  const now = getChoiceLabel(at, column, current[column] as CellChoice);
  showNotice({
    tone: 'info',
    text: t(messages.editConflict, { detail: body.detail, column: at.look.columns[column]!.label, value: now }),
    action: {
      label: t(messages.setValueButton, { value: getChoiceLabel(at, column, value) }),
      run: () => again(current),
    },
    lasts: UNDO_MS,
  });
}

/** Returns the row from the query cache, which is updated before the screen. */
function latest(at: AnyTable, shown: AnyRow): AnyRow {
  const lists = queryClient.getQueriesData<List>({ queryKey: listsKey(at), type: 'active' });
  const rows = lists.flatMap(([, list]) => getLoadedItems(list) ?? []);
  return rows.find((row) => getRowKey(at, row) === getRowKey(at, shown)) ?? shown;
}

function listsKey({ table }: AnyTable): QueryKey {
  return [...rowsKey(table), 'rows'];
}

/** Returns the list after an edit: removes rows that no longer match the filters, and updates the counters. */
function withRow(at: AnyTable, list: List, queryKey: QueryKey, before: AnyRow, after: AnyRow): List {
  const { filters } = queryKey.at(-1) as { filters: Record<string, string> };
  const { counters: counted, edit } = at.table;
  const isListed = edit.every(
    (column) => filters[column]?.split(',').includes(toFilterValue(after[column] as CellChoice)) ?? true,
  );
  const wasListed = list.pages.some(({ items }) => items.some((row) => getRowKey(at, row) === getRowKey(at, before)));
  const pages = list.pages.map((page) => ({
    ...page,
    total: page.total - Number(wasListed && !isListed),
    ...(page.counters && counted && { counters: recounted(page.counters, before[counted], after[counted]) }),
    items: page.items.flatMap((row) =>
      getRowKey(at, row) !== getRowKey(at, before) ? [row] : isListed ? [after] : [],
    ),
  }));
  return { ...list, pages };
}

function recounted(counters: Record<string, number>, from: unknown, to: unknown): Record<string, number> {
  if (from === to) return counters;
  const moved = { [String(from)]: -1, [String(to)]: 1 };
  return Object.fromEntries(Object.entries(counters).map(([value, count]) => [value, count + (moved[value] ?? 0)]));
}
