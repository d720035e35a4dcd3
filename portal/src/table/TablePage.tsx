import { isolatedText } from '@crewdock/contract/isolated-text';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { UNSAFE_PortalProvider as PopoverProvider } from 'react-aria/PortalProvider';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { usePaletteActions } from '../frame/palette.ts';
import { getLoadedItems } from '../query/pageItems.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import { ListAndPanel } from '../ui/primitives/SidePanel.ts';
import { type KeyHint, KeyHints } from '../ui/patterns/KeyHints.tsx';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { $openKeysHelp } from '../ui/hooks/useKeysHelp.ts';
import { focusFirstRow, focusRow, useWalk } from '../ui/hooks/useWalk.ts';
import { Arrivals } from './Arrivals.tsx';
import { Bar } from './Bar.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { useRowEditor } from './useEdit.ts';
import { FIRST_PLACE } from './gridCells.ts';
import { type AnyTable, getRowKey, getChoiceLabel } from './look.ts';
import { rowQuery, tableRowsQuery } from './queries.ts';
import { PresetTabs } from './PresetTabs.tsx';
import { ResultCount } from './ResultCount.tsx';
import { TableRows } from './Rows.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useColumns } from './useColumns.ts';
import { useKnownRows } from './useKnownRows.ts';
import { useNewest } from './useNewest.ts';
import { useSelection } from './useSelection.ts';
import { useTableView } from './useTableView.ts';
import { writeView } from './view.ts';
import * as messages from './messages.ts';

/** A staff table page: toolbar, rows, bulk actions and the side panel of the open row. */
export function StaffTablePage({ at }: { at: AnyTable }) {
  const { table, look } = at;
  const now = useTableView(at);
  const { view, open, onOpen } = now;
  const query = useInfiniteQuery(tableRowsQuery(table, view));
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const reveal = useRef<((at: number) => void) | null>(null);
  const place = useRef(FIRST_PLACE);
  const loaded = useMemo(() => getLoadedItems(query.data) ?? [], [query.data]);
  const asked = writeView({ ...view, columns: null });
  const { rows, held, known, showAll } = useKnownRows(at, asked, loaded);
  const { newest, forget } = useNewest(at, view, query.isSuccess);
  const arrived = Math.max(held, newest.filter((key) => !known.has(key)).length);
  const showArrived = () => {
    showAll();
    forget();
    void query.refetch();
    frame.current?.focus({ preventScroll: true });
    reveal.current?.(0);
  };
  const keys = useMemo(() => rows.map((row) => getRowKey(at, row)), [at, rows]);
  const isListed = open !== null && keys.includes(open);
  const { data: alone } = useQuery({
    ...rowQuery(table, open ?? ''),
    enabled: open !== null && query.isSuccess && !isListed,
  });
  const opened = isListed
    ? rows[keys.indexOf(open)]
    : open !== null && alone && getRowKey(at, alone) === open
      ? alone
      : undefined;
  const columns = useColumns(at, now, query.data?.pages[0]);
  const selection = useSelection(keys, asked);

  /** Operation id of the last bulk edit, or null. */
  const [bulk, setBulk] = useState<string | null>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  useArrival(frame, isListed ? open : null, (key) => reveal.current?.(keys.indexOf(key)));
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  const edit = useRowEditor(at, () => frame.current?.focus({ preventScroll: true }));
  const offered =
    opened &&
    Object.values(look.keys ?? {}).map(({ does, edit: edited }) => {
      const [column, value] = edited(opened);
      return {
        label: `${isolatedText(look.nameOf(opened))}: ${look.columns[column]?.told?.(getChoiceLabel(at, column, value), value) ?? does}`,
        run: () => edit(opened, column, value),
      };
    });
  usePaletteActions(table.name, offered ?? []);
  const openPanelKeys = useStore($openKeysHelp);
  const leave = useWalk({
    frame,
    ids: keys,
    open: opened ? open : null,
    onOpen,
    onEnd: loadMore,
    reveal: (index) => reveal.current?.(index),
    hasPanelKeys: true,
    onKey(key, index) {
      if (key === '/') search.current?.querySelector('input')?.focus();
      else if (key === '?' && openPanelKeys) openPanelKeys();
      else if (key === 'x' && index !== -1) selection.toggle(keys[index]!);
      else if (key === 'enter' && opened && isLinkOf(open!))
        frame.current!.querySelector<HTMLElement>('#detail')?.focus();
      else if (index !== -1 && look.keys?.[key]) {
        const [column, value] = look.keys[key].edit(rows[index]!);
        edit(rows[index]!, column, value);
      } else return false;
      return true;
    },
  });
  return (
    <PopoverProvider getContainer={mainPart}>
      <Layout ref={frame} tabIndex={-1} $isOpen={opened !== undefined} $isWide={look.isPanelWide ?? false}>
        <header>
          <h1>{look.title}</h1>
          <PresetTabs at={at} now={now} counters={query.data?.pages[0]?.counters} />
          {look.beside && (
            <Beside>
              <Tabs
                isToolbar
                label={look.beside.label}
                tabs={look.beside.tables.map((each) => ({ ...each, isCurrent: each.to === look.path }))}
              />
            </Beside>
          )}
          {look.create && (
            <ButtonLink $kind="primary" $size="small" to={look.create.to}>
              {look.create.label}
            </ButtonLink>
          )}
        </header>
        <Bar
          {...{ at, columns, now }}
          searchRef={search}
          onFound={() => {
            if (keys[0] !== undefined) focusRow(frame.current!, keys[0]);
          }}
        />
        <section aria-label={look.title}>
          <ResultCount at={at} view={view} total={query.data?.pages[0]?.total} />
          <Arrivals count={arrived} onShow={showArrived} />
          <TableRows
            {...{ at, query, rows, columns, now, selection, edit }}
            revealRef={reveal}
            placeRef={place}
            onEnd={loadMore}
          />
          <KeyHints hints={openPanelKeys ? [...hintsOf(at), getPanelHint()] : hintsOf(at)} />
        </section>
        {opened &&
          look.panel(opened, {
            onClose: leave,
            edit: (column, value) => edit(opened, column, value),
            tab: now.tab,
            tabAddress: now.tabAddress,
            list: now.addressOf(null),
            onPrevious: wayTo(keys, open, -1, onOpen),
            onNext: wayTo(keys, open, 1, onOpen),
          })}
        <SelectionBar {...{ at, view, selection }} total={query.data?.pages[0]?.total ?? 0} onBegun={setBulk} />
        {bulk !== null && <BulkProgress at={at} uid={bulk} onClose={() => setBulk(null)} />}
      </Layout>
    </PopoverProvider>
  );
}

/** Returns a function that opens the previous or next loaded row; null if there is no such row. */
function wayTo(keys: string[], open: string | null, by: -1 | 1, onOpen: (key: string) => void): (() => void) | null {
  const next = open !== null && keys.includes(open) ? keys[keys.indexOf(open) + by] : undefined;
  return next === undefined ? null : () => onOpen(next);
}

/** On mount, scrolls to the open row and focuses it. */
function useArrival(frame: RefObject<HTMLElement | null>, key: string | null, reveal: (key: string) => void): void {
  const isDone = useRef(false);
  const arrive = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (key !== null) focusFirstRow(frame.current!, key, () => reveal(key));
  });
  const isKnown = key !== null;
  useEffect(() => {
    if (isKnown) arrive();
  }, [isKnown]);
}

/** Whether the focus is on the link of the row with this key. */
function isLinkOf(key: string): boolean {
  const link = document.activeElement;
  return link?.matches('[data-row] a') === true && link.closest('[data-row]')!.getAttribute('data-row') === key;
}

/** The table's keyboard shortcuts, including shortcuts for edits. */
function hintsOf({ look }: AnyTable): KeyHint[] {
  const own = Object.entries(look.keys ?? {}).map(([key, { does }]): KeyHint => [[key.toUpperCase()], does]);
  return [
    [['J', 'K'], t(messages.moveHint)],
    [['Enter'], t(messages.openHint)],
    [['N', 'B'], t(messages.nextHint)],
    [['Esc'], t(messages.closeHint)],
    [['X'], t(messages.selectHint)],
    ...own,
    [['/'], t(messages.searchHint)],
  ];
}

/** Shown while the panel contains a list of relations, which has further shortcuts. */
function getPanelHint(): KeyHint {
  return [['?'], t(messages.panelKeysHint)];
}

/** Portal container: popovers over the table belong to the page's main landmark. */
function mainPart(): HTMLElement | null {
  return document.querySelector('main');
}

const Layout = styled(ListAndPanel)`
  gap: 4px 32px;
  max-inline-size: 1600px;
  margin: 0 auto;
  padding: 4px 24px 16px;
  outline: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: 0 16px;
    border-block-end: 1px solid var(--line);

    nav {
      gap: 16px;
      min-inline-size: 0;
      margin-block-end: -1px;
      border-block-end: 0;
    }

    nav a {
      min-block-size: 36px;
    }
  }

  > section {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    min-inline-size: 0;
    margin-inline: 0;

    > * {
      grid-column: 1 / -1;
      min-inline-size: 0;
    }

    > [data-end] {
      grid-column: 1;
    }

    > [data-keys] {
      grid-column: 2;
      justify-self: end;
      padding-block-start: 10px;
    }
  }

  h1 {
    font-size: 1.25rem;
  }

  ${NARROW} {
    padding: 8px 16px 16px;
  }
`;

/** Links to related tables, at the end of the line. */
const Beside = styled.div`
  margin-inline-start: auto;
  min-inline-size: 0;
`;
