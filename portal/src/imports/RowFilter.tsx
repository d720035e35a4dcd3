import type { Import, ImportRowsShown } from '@crewdock/contract/imports';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { FINGER } from '../ui/screen.ts';
import { count } from './words.ts';

const SHOWN = ['all', 'create', 'update', 'skip', 'error', 'faulty', 'kept'] as const satisfies ImportRowsShown[];

/** Which rows an address asks for. */
export function shownIn(address: URLSearchParams): ImportRowsShown {
  return SHOWN.find((each) => each === address.get('show')) ?? 'all';
}

/** How many rows there are of each answer; each shows its own. */
export function RowFilter({ now, show = 'all' }: { now: Import; show?: ImportRowsShown }) {
  const { counts, state, undo } = now;
  const isBefore = state === 'checked';
  const all = counts.create + counts.update + counts.skip + counts.error;
  const entries = [
    { id: 'all', label: 'All', count: all },
    { id: 'create', label: isBefore ? 'New' : 'Added', count: counts.create },
    { id: 'update', label: isBefore ? 'To update' : 'Updated', count: counts.update },
    { id: 'skip', label: 'Skipped', count: counts.skip },
    { id: 'error', label: 'Errors', count: counts.error },
    { id: 'faulty', label: 'With faults only' },
    ...(undo.kept > 0 ? [{ id: 'kept', label: 'Kept by undo', count: undo.kept }] : []),
  ];
  return (
    <Bar aria-label="Rows">
      {entries.map((entry) => (
        <Link
          key={entry.id}
          to={entry.id === 'all' ? '?' : `?show=${entry.id}`}
          replace
          preventScrollReset
          aria-current={entry.id === show ? 'page' : undefined}
        >
          {entry.label}
          {'count' in entry && <span>{count(entry.count!)}</span>}
        </Link>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 32px;
    padding-inline: 10px;
    border: 1px solid var(--line);
    border-radius: 16px;
    color: var(--muted);
    font-size: 0.8125rem;
    text-decoration: none;
    font-variant-numeric: tabular-nums;

    &:hover {
      background: var(--hover);
      color: var(--text);
    }

    &[aria-current] {
      border-color: var(--accent);
      color: var(--text);
    }
  }

  ${FINGER} {
    > a {
      min-block-size: 44px;
    }
  }
`;
