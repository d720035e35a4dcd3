import type { Import, ImportRowsShown } from '@crewdock/contract/imports';
import { t } from '../../i18n/translate.ts';
import { FilterBar } from '../../ui/patterns/FilterBar.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';

const SHOWN = [
  'all',
  'ready',
  'faulty',
  'create',
  'update',
  'skip',
  'error',
  'kept',
] as const satisfies ImportRowsShown[];

/** Returns the row filter in the URL. */
export function shownIn(address: URLSearchParams): ImportRowsShown {
  return SHOWN.find((each) => each === address.get('show')) ?? 'all';
}

/** Links that filter rows, with counts: by faults before the import, by result afterward. */
export function RowFilter({ now, show = 'all' }: { now: Import; show?: ImportRowsShown }) {
  const { counts, state, undo } = now;
  const isBefore = state === 'checked';
  const all = counts.create + counts.update + counts.skip + counts.error;
  const entries: { id: string; label: string; count: number }[] = [
    { id: 'all', label: t(messages.filterAll), count: all },
    ...(isBefore
      ? [{ id: 'ready', label: t(messages.filterReady), count: counts.ready }]
      : [
          { id: 'create', label: t(messages.filterAdded), count: counts.create },
          { id: 'update', label: t(messages.filterUpdated), count: counts.update },
        ]),
    { id: 'skip', label: t(messages.filterSkipped), count: counts.skip },
    { id: 'faulty', label: t(messages.filterFaulty), count: counts.faulty },
    { id: 'error', label: t(messages.filterErrors), count: counts.error },
    ...(undo.kept > 0 ? [{ id: 'kept', label: t(messages.filterKept), count: undo.kept }] : []),
  ];
  return (
    <FilterBar
      label={t(messages.filterLabel)}
      entries={entries.map(({ id, label, count: rows }) => ({
        id,
        label,
        to: id === 'all' ? '?' : `?show=${id}`,
        count: formatNumber(rows),
        isCurrent: id === show,
      }))}
    />
  );
}
