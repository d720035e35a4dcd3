import type { CompanyMonth } from '@crewdock/contract/company-numbers';
import { shortMonth } from '@crewdock/sdk/cards/date';
import { BarChart, getHighestValue } from '../../ui/patterns/BarChart.tsx';
import { Figure } from '../../ui/primitives/Figure.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';

interface Props {
  months: readonly CompanyMonth[];
  what: 'views' | 'applications' | 'hires';
  title: string;
}

/** Monthly bars of one metric; renders nothing when all values are 0. */
export function MonthBars({ months, what, title }: Props) {
  const bars = months.map(({ month, [what]: value }) => ({
    name: shortMonth(month),
    title: `${shortMonth(month)}: ${formatNumber(value)}`,
    value,
  }));
  if (bars.every(({ value }) => value === 0)) return null;
  return (
    <Figure
      title={`${title} by month`}
      head={['Month', title]}
      rows={bars.map(({ name, value }) => [name, formatNumber(value)])}
    >
      <BarChart bars={bars} top={<span>{formatNumber(getHighestValue(bars))}</span>} />
    </Figure>
  );
}
