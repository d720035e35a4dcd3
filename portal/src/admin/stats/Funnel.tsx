import type { Numbers } from '@crewdock/contract/staff/stats';
import { t } from '../../i18n/translate.ts';
import { Figure } from '../../ui/primitives/Figure.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';
import { Shares } from './Shares.tsx';
import { formatPercentage } from './words.ts';

/** Chart of the number of jobs that reached each step, from creation to hire. */
export function Funnel({ all }: { all: Numbers }) {
  const steps = STEPS.map(({ id, label }) => ({ label: t(label), value: all[id] }));
  return (
    <Figure
      title={t(messages.progress)}
      head={[t(messages.stepHead), t(messages.requests), t(messages.shareHead)]}
      rows={steps.map(({ label, value }) => [label, formatNumber(value), formatPercentage(value, all.requests)])}
    >
      <Shares rows={steps} whole={all.requests} />
    </Figure>
  );
}

const STEPS = [
  { id: 'requests', label: messages.createdStep },
  { id: 'proposed', label: messages.proposed },
  { id: 'confirmed', label: messages.confirmed },
  { id: 'proceeded', label: messages.interviewed },
  { id: 'hired', label: messages.hired },
] as const;
