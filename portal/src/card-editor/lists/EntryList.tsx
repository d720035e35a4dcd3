import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { NARROW } from '../../ui/styles/screen.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import * as messages from './messages.ts';

interface Props<E> {
  /** Name of the form field: the prefix of its error paths. */
  name: string;
  label: string;
  /** Type of the items. */
  noun: 'job' | 'school' | 'language' | 'link' | 'question';
  entries: E[];
  max: number;
  /** The value of a new item. */
  empty: E;
  /** Whether the list is sorted newest first. If so, new items are added at the top. */
  isNewestFirst?: boolean;
  /** Returns the title of an item; '' while it is empty. */
  called: (entry: E) => string;
  /** Whether items are collapsed to one line until the user opens them. */
  isFolded?: boolean;
  /** Errors by `field.index.part`. Items with an error are opened. */
  errors: Record<string, string>;
  /** Receives an updater, because the current items might be newer than the rendered ones. */
  onChange: (change: (entries: E[]) => E[]) => void;
  children: (entry: E, at: number, set: (to: Partial<E>) => void) => ReactNode;
}

interface Row {
  id: number;
  isOpen: boolean;
}

let ids = 0;

/** An editable list: items are added, moved by buttons, and removed with undo. */
export function EntryList<E extends object>({
  name,
  label,
  noun,
  entries,
  max,
  empty,
  isNewestFirst = false,
  called,
  isFolded = false,
  errors,
  onChange,
  children,
}: Props<E>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(() => rowsOf(entries));
  const [said, setSaid] = useState('');
  const focus = useRef<{ id: number; what: string } | null>(null);
  // The parent has changed the list.
  if (rows.length !== entries.length) setRows(rowsOf(entries));

  // Restores the focus to the pressed button after its item has moved.
  useEffect(() => {
    if (!focus.current) return;
    const { id: row, what } = focus.current;
    focus.current = null;
    const frame = list.current?.querySelector(`[data-entry="${row}"]`);
    const wanted = what === 'first' ? 'input, select' : `[data-do=${what}]`;
    const found = [wanted, '[data-do=remove]'].map((one) => frame?.querySelector<HTMLButtonElement>(one));
    const target = found.find((one) => one && !one.disabled);
    (target ?? list.current?.querySelector<HTMLElement>('[data-do=add]'))?.focus();
  }, [rows]);

  function add() {
    const row = { id: ++ids, isOpen: true };
    focus.current = { id: row.id, what: 'first' };
    const at = isNewestFirst ? 0 : entries.length;
    onChange((now) => now.toSpliced(at, 0, empty));
    setRows(rows.toSpliced(at, 0, row));
  }

  function step(at: number, by: 1 | -1) {
    focus.current = { id: rows[at]!.id, what: by === -1 ? 'up' : 'down' };
    onChange((now) => moved(now, at, by));
    setRows(moved(rows, at, by));
    setSaid(t(messages.moved, { name: nameOf(at), position: at + by + 1, count: entries.length }));
  }

  function remove(at: number) {
    const entry = entries[at]!;
    const row = rows[at]!;
    focus.current = { id: (rows[at + 1] ?? rows[at - 1])?.id ?? 0, what: 'remove' };
    onChange((now) => now.toSpliced(at, 1));
    setRows(rows.toSpliced(at, 1));
    if (called(entry) === '') return;
    const run = () => {
      onChange((now) => (now.length < max ? now.toSpliced(at, 0, entry) : now));
      setRows((now) => (now.length < max ? now.toSpliced(at, 0, row) : now));
    };
    showNotice({ text: t(messages.removed, { name: called(entry) }), action: { label: t(messages.undo), run } });
  }

  const isWrong = (at: number) => Object.keys(errors).some((path) => path.startsWith(`${name}.${at}.`));
  const nameOf = (at: number) => called(entries[at]!) || t(messages.newEntry, { noun });
  const adding = (
    <Button data-do="add" isDisabled={entries.length >= max} onPress={add}>
      <Plus aria-hidden="true" />
      {t(messages.addButton, { noun })}
    </Button>
  );

  return (
    <Place ref={list}>
      {isNewestFirst && adding}
      {entries.length > 0 && (
        <ol aria-label={label}>
          {entries.map((entry, at) => {
            const row = rows[at];
            const isOpen = !isFolded || row?.isOpen || isWrong(at);
            const body = `${id}-${at}`;
            const set = (to: Partial<E>) => onChange((now) => (now[at] ? now.with(at, { ...now[at], ...to }) : now));
            return (
              <Entry key={row?.id ?? at} data-entry={row?.id} data-folded={isFolded || undefined}>
                {isFolded && (
                  <Fold
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? body : undefined}
                    onPress={() => setRows(rows.with(at, { ...row!, isOpen: !isOpen }))}
                  >
                    <ChevronDown aria-hidden="true" />
                    <span>{nameOf(at)}</span>
                  </Fold>
                )}
                <Moves>
                  <IconButton
                    $size={28}
                    aria-label={t(messages.moveUpButton, { name: nameOf(at) })}
                    data-do="up"
                    isDisabled={at === 0}
                    onPress={() => step(at, -1)}
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    $size={28}
                    aria-label={t(messages.moveDownButton, { name: nameOf(at) })}
                    data-do="down"
                    isDisabled={at === entries.length - 1}
                    onPress={() => step(at, 1)}
                  >
                    <ArrowDown />
                  </IconButton>
                  <IconButton
                    $size={28}
                    aria-label={t(messages.removeButton, { name: nameOf(at) })}
                    data-do="remove"
                    onPress={() => remove(at)}
                  >
                    <X />
                  </IconButton>
                </Moves>
                {isOpen && (
                  <Body id={body} role="group" aria-label={nameOf(at)}>
                    {children(entry, at, set)}
                  </Body>
                )}
              </Entry>
            );
          })}
        </ol>
      )}
      {!isNewestFirst && adding}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Place>
  );
}

/** Existing items start collapsed. */
function rowsOf(entries: readonly object[]): Row[] {
  return entries.map(() => ({ id: ++ids, isOpen: false }));
}

function moved<T>(all: T[], at: number, by: 1 | -1): T[] {
  const one = all[at];
  return one === undefined ? all : all.toSpliced(at, 1).toSpliced(at + by, 0, one);
}

const Place = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  > ol {
    inline-size: 100%;
    border-block-start: 1px solid var(--line);
  }
`;

const Moves = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  color: var(--muted);
`;

const Body = styled.div`
  display: grid;
  grid-column: 1;
  gap: 16px;
  min-inline-size: 0;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  padding-block: 8px;
  border-block-end: 1px solid var(--line);

  &:not([data-folded]) {
    padding-block: 12px;

    > ${Moves} {
      grid-column: 2;
      grid-row: 1;
      align-self: start;
      /* Aligns the buttons with the fields instead of the labels. */
      margin-block-start: 26px;
    }

    ${NARROW} {
      > ${Moves} {
        margin-block-start: 0;
        grid-column: 1 / -1;
        grid-row: 2;
        justify-self: end;
      }

      > ${Body} {
        grid-column: 1 / -1;
      }
    }
  }

  &[data-folded] > ${Body} {
    grid-column: 1 / -1;
    padding-block: 8px 12px;
  }
`;

const Fold = styled(AriaButton)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  min-block-size: 32px;
  padding: 4px 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 500;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  > .lucide {
    flex: none;
    color: var(--muted);
    transition: rotate var(--swift);
  }

  &[aria-expanded='true'] > .lucide {
    rotate: 180deg;
  }
`;
