import { styled } from 'styled-components';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { formatPercentage } from './words.ts';

interface Props {
  rows: readonly { label: string; value: number }[];
  whole: number;
}

/** Horizontal bars that show each row's share of `whole`. */
export function Shares({ rows, whole }: Props) {
  return (
    <List>
      {rows.map(({ label, value }) => (
        <li key={label}>
          <span>{label}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect width={whole === 0 ? 0 : (100 * value) / whole} height="1" />
          </svg>
          <span>{formatNumber(value)}</span>
          <span>{formatPercentage(value, whole)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;

  > li {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr) 64px 48px;
    gap: 8px;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }

  > li > span:nth-of-type(n + 2) {
    text-align: end;
  }

  > li > span:last-child {
    color: var(--muted);
  }

  svg {
    inline-size: 100%;
    block-size: 20px;
    border-radius: 4px;
    background: var(--sunken);
  }

  rect {
    fill: var(--accent);
  }
`;
