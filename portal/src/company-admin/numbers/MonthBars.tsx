import type { CompanyMonth } from '@crewdock/contract/company-numbers';
import { shortMonth } from '@crewdock/sdk/cards/date';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { BarChart, getHighestValue } from '../../ui/patterns/BarChart.tsx';
import { Figure } from '../../ui/primitives/Figure.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';

interface Props {
  months: readonly CompanyMonth[];
  what: 'views' | 'applications' | 'hires';
}

const TITLES = {
  views: messages.viewsByMonth,
  applications: messages.applicationsByMonth,
  hires: messages.hiresByMonth,
};

const NAMES = { views: messages.views, applications: messages.applications, hires: messages.hires };

/** Monthly bars of one metric; renders nothing when all values are 0. */
export function MonthBars({ months, what }: Props) {
  const bars = months.map(({ month, [what]: value }) => ({
    name: shortMonth(month),
    title: `${shortMonth(month)}: ${formatNumber(value)}`,
    value,
  }));
  if (bars.every(({ value }) => value === 0)) return null;
  return (
    <Figure
      title={t(TITLES[what])}
      head={[t(messages.month), t(NAMES[what])]}
      rows={bars.map(({ name, value }) => [name, formatNumber(value)])}
    >
      <BarChart bars={bars} top={<span>{formatNumber(getHighestValue(bars))}</span>} />
    </Figure>
  );
}
