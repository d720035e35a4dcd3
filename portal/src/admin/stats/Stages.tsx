import type { Stage } from '@crewdock/contract/staff/stats';
import { t } from '../../i18n/translate.ts';
import { Figure } from '../../ui/primitives/Figure.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';
import { Shares } from './Shares.tsx';
import { formatPercentage } from './words.ts';

/** Chart of the number of jobs by status. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  const whole = stages.reduce((sum, { requests }) => sum + requests, 0);
  return (
    <Figure
      title={t(messages.byStatus)}
      head={[t(messages.statusLabel), t(messages.requests), t(messages.shareHead)]}
      rows={stages.map(({ label, requests }) => [label, formatNumber(requests), formatPercentage(requests, whole)])}
    >
      <Shares rows={stages.map(({ label, requests }) => ({ label, value: requests }))} whole={whole} />
    </Figure>
  );
}
