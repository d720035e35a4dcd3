import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { FINGER } from '../styles/screen.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { Toolbar } from './Toolbar.tsx';
import { useCurrentInSight } from '../hooks/useCurrentInSight.ts';

interface Tab {
  to: string;
  label: string;
  /** Undefined until the count has loaded. */
  count?: number | string;
  /** Set for tabs that differ in more than their path. */
  isCurrent?: boolean;
}

interface Props {
  label: string;
  tabs: Tab[];
  /** Whether all tabs together form one tab stop, for pages with many controls. */
  isToolbar?: boolean;
}

/** Tabs for the views of one page, each with a URL. */
export function Tabs({ label, tabs, isToolbar = false }: Props) {
  const bar = useCurrentInSight(tabs.map(({ count }) => count ?? '').join());
  const entries = tabs.map(({ to, label: name, count, isCurrent }) => (
    <Entry key={to} to={to} end {...(isCurrent !== undefined && { 'aria-current': isCurrent ? 'page' : 'false' })}>
      {name}
      {count !== undefined && <Count>{typeof count === 'number' ? formatNumber(count) : count}</Count>}
    </Entry>
  ));
  return (
    <Bar ref={bar} aria-label={label}>
      {isToolbar ? <Contents label={label}>{entries}</Contents> : entries}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  gap: 24px;
  border-block-end: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Contents = styled(Toolbar)`
  display: contents;
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 40px;
  border-block-end: 2px solid var(--unmarked);
  color: var(--muted);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: color var(--swift);

  &:hover {
    color: var(--text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current='page'] {
    border-color: var(--accent);
    color: var(--text);
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;

const Count = styled.span`
  color: var(--muted);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
