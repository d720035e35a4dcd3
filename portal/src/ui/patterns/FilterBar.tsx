import { Link } from 'react-router';
import { styled } from 'styled-components';
import { FINGER } from '../styles/screen.ts';

interface Props {
  label: string;
  entries: { id: string; label: string; to: string; count?: string | undefined; isCurrent: boolean }[];
}

/** Links that filter a list, each with the number of matching entries. */
export function FilterBar({ label, entries }: Props) {
  return (
    <Bar aria-label={label}>
      {entries.map(({ id, label: called, to, count, isCurrent }) => (
        <Link key={id} to={to} replace preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
          {called}
          {count !== undefined && <span>{count}</span>}
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
