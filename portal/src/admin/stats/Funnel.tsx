import type { Numbers } from '@crewdock/contract/staff/stats';
import { styled } from 'styled-components';
import { Figure } from './Figure.tsx';
import { count, share } from './words.ts';

/** How many requests ever came how far. */
export function Funnel({ all }: { all: Numbers }) {
  const steps = STEPS.map(({ id, label }) => ({ label, value: all[id] }));
  return (
    <Figure
      title="How far they came"
      head={['Step', 'Requests', 'Of all']}
      rows={steps.map(({ label, value }) => [label, count(value), share(value, all.requests)])}
    >
      <List>
        {steps.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={all.requests === 0 ? 0 : (100 * value) / all.requests} height="1" />
            </svg>
            <span>{count(value)}</span>
            <span>{share(value, all.requests)}</span>
          </li>
        ))}
      </List>
    </Figure>
  );
}

const STEPS = [
  { id: 'requests', label: 'Made' },
  { id: 'proposed', label: 'Proposed' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'proceeded', label: 'Interviewed' },
  { id: 'hired', label: 'Hired' },
] as const;

const List = styled.ul`
  display: grid;
  gap: 10px;

  > li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) 64px 48px;
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
