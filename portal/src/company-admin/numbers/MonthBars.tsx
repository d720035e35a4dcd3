import type { CompanyMonth } from '@crewdock/contract/company-numbers';
import { shortMonth } from '@crewdock/sdk/cards/date';
import { BarChart, mostOf } from '../../ui/BarChart.tsx';
import { Figure } from '../../ui/Figure.tsx';

interface Props {
  months: readonly CompanyMonth[];
  what: 'views' | 'applications' | 'hires';
  title: string;
}

/** One of a company's numbers, month beside month; nothing where there was none. */
export function MonthBars({ months, what, title }: Props) {
  const bars = months.map(({ month, [what]: value }) => ({
    name: shortMonth(month),
    title: `${shortMonth(month)}: ${value.toLocaleString('en-US')}`,
    value,
  }));
  if (bars.every(({ value }) => value === 0)) return null;
  return (
    <Figure
      title={`${title} by month`}
      head={['Month', title]}
      rows={bars.map(({ name, value }) => [name, value.toLocaleString('en-US')])}
    >
      <BarChart bars={bars} top={<span>{mostOf(bars).toLocaleString('en-US')}</span>} />
    </Figure>
  );
}
