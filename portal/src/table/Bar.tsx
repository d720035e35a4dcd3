import type { RefObject } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Chip } from '../ui/primitives/Chip.tsx';
import { Toolbar } from '../ui/primitives/Toolbar.tsx';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { MOBILE, NARROW, useNarrow } from '../ui/styles/screen.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ExportButton } from './ExportButton.tsx';
import { TableFilters } from './Filters.tsx';
import { filterWords } from './filterWords.ts';
import type { AnyTable } from './look.ts';
import { chosenFilters, getClearedView } from './start.ts';
import { Toggles } from './Toggles.tsx';
import type { TableColumns } from './useColumns.ts';
import { useRefNames } from './useRefNames.ts';
import type { TableView } from './useTableView.ts';
import { SavedViews } from './Views.tsx';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  columns: TableColumns;
  now: TableView;
  searchRef: RefObject<HTMLDivElement | null>;
  /** Called when Enter was pressed in the search box. */
  onFound: () => void;
}

/** The row of controls above a table: search, filters and their chips, columns, saved views and export. */
export function Bar({ at, columns, now, searchRef, onFound }: Props) {
  const isNarrow = useNarrow();
  const { filters } = now.view;
  const names = useRefNames(at, filters);
  const on = chosenFilters(at, filters);
  return (
    <Frame>
      <div ref={searchRef}>
        <Search title={at.look.title} now={now} onFound={onFound} />
      </div>
      <Tools label={t(messages.toolbarLabel, { title: at.look.title })}>
        <TableFilters at={at} now={now} />
        <Toggles at={at} now={now} />
        {on.length > 0 && (
          <Chips aria-label={t(messages.activeFilters)}>
            {on.map(([column, value]) => {
              const words = filterWords(at, column, value, names);
              const { [column]: _, ...others } = filters;
              return (
                <li key={column}>
                  <Chip
                    label={t(messages.removeFilter, { filter: words })}
                    onRemove={() => now.change({ filters: others })}
                  >
                    {words}
                  </Chip>
                </li>
              );
            })}
            <li>
              <Clear to={now.address(getClearedView(at, filters))}>{t(messages.clearFilters)}</Clear>
            </li>
          </Chips>
        )}
        <End>
          {!isNarrow && <ColumnChooser at={at} columns={columns} />}
          <SavedViews at={at} shown={columns.chosen} now={now} />
          <ExportButton at={at} view={now.view}>
            {t(messages.exportButton)}
          </ExportButton>
        </End>
      </Tools>
    </Frame>
  );
}

function Search({ title, now, onFound }: { title: string; now: TableView; onFound: () => void }) {
  const [draft, setDraft] = useDebouncedInput(now.view.search, (words) =>
    now.change({ search: words.trim() }, { typed: 'search' }),
  );
  return (
    <SearchField
      aria-label={t(messages.searchLabel, { title })}
      placeholder={t(messages.searchPlaceholder)}
      onSubmit={onFound}
      value={draft}
      onChange={setDraft}
      maxLength={200}
    />
  );
}

const Frame = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;

  > :first-child {
    flex: 0 1 220px;
  }

  /* The chips wrap to a second line, so that the tools stay in the first line. */
  ${MOBILE} {
    [role='group'],
    ul {
      flex-basis: 100%;
      order: 1;
    }
  }

  @media (pointer: fine) {
    --field: 32px;

    button[aria-haspopup],
    button[aria-expanded] {
      min-block-size: 32px;
      padding-inline: 10px;
    }
  }

  ${NARROW} {
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

const End = styled.div`
  display: flex;
  gap: 8px;
  margin-inline-start: auto;
`;

const Tools = styled(Toolbar)`
  display: contents;
`;

const Clear = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;
  padding-inline: 6px;
  color: var(--accent);
`;

const Chips = styled.ul`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 6px;
`;
