import type { Numbers } from '@crewdock/contract/staff/stats';
import { Figure } from '../../ui/primitives/Figure.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Shares } from './Shares.tsx';
import { formatPercentage } from './words.ts';

/** Chart of the number of jobs that reached each step, from creation to hire. */
export function Funnel({ all }: { all: Numbers }) {
  const steps = STEPS.map(({ id, label }) => ({ label, value: all[id] }));
  return (
    <Figure
      title="How far they came"
      head={['Step', 'Requests', 'Of all']}
      rows={steps.map(({ label, value }) => [label, formatNumber(value), formatPercentage(value, all.requests)])}
    >
      <Shares rows={steps} whole={all.requests} />
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
