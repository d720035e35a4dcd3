import { useQueries } from '@tanstack/react-query';
import { t } from '../i18n/translate.ts';
import { Tabs } from '../ui/primitives/Tabs.tsx';
import { countWords } from './filterWords.ts';
import { type AnyTable, getValueLabel } from './look.ts';
import { getPresetFilters, getAllTabFilters } from './presets.ts';
import { tableCountQuery } from './queries.ts';
import { findPreset } from './start.ts';
import type { TableView } from './useTableView.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  now: TableView;
  /** Number of rows per value of the `counters` column; undefined while loading. */
  counters: Record<string, number> | undefined;
}

/** Tabs of a table's views: its presets, the values of its `counters` column, and all rows. */
export function PresetTabs({ at, now, counters }: Props) {
  const { table, look } = at;
  const { filters, search } = now.view;
  const { presets = [] } = look;
  const current = findPreset(at, filters);
  const all = getAllTabFilters(at, filters);
  // A preset ignores quick filters, so the counts of the current view don't apply to the other tabs.
  const asked = presets.length > 0 ? [all, ...presets.map((preset) => getPresetFilters(at, filters, preset))] : [];
  const [others, ...counted] = useQueries({
    queries: asked.map((each) => tableCountQuery(table, { filters: each, search })),
  });
  const column = table.counters;
  if (column === undefined) return null;
  const definition = table.row[column]!;
  const values = 'values' in definition ? definition.values : [];
  const counts = others ? others.data?.counters : counters;
  const isValue = !current && column in filters;
  return (
    <Tabs
      isToolbar
      label={look.title}
      tabs={[
        ...presets.map((preset, nth) => ({
          to: now.address({ filters: asked[nth + 1]! }),
          label: preset.label,
          count: wordsOf(counted[nth]?.data?.total),
          isCurrent: preset === current,
        })),
        ...values.map((value) => ({
          to: now.address({ filters: { ...all, [column]: value } }),
          label: getValueLabel(at, column, value),
          count: wordsOf(counts?.[value]),
          isCurrent: !current && filters[column] === value,
        })),
        { to: now.address({ filters: all }), label: t(messages.allTab), isCurrent: !current && !isValue },
      ]}
    />
  );
}

function wordsOf(count: number | undefined): string | undefined {
  return count === undefined ? undefined : countWords(count);
}
