import type { RequestsStats } from '@crewdock/contract/staff/stats';
import { shortDay, shortMonth } from '@crewdock/sdk/cards/date';
import { styled } from 'styled-components';
import { BarChart, getHighestValue } from '../../ui/patterns/BarChart.tsx';
import { Figure } from '../../ui/primitives/Figure.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';

/** Chart of jobs by creation period, with the number of hires. */
export function Bars({ unit, periods }: Pick<RequestsStats, 'unit' | 'periods'>) {
  const nameOf = (start: string) => (unit === 'month' ? shortMonth(start.slice(0, 7)) : shortDay(start));
  const bars = periods.map(({ start, requests, hired }) => ({
    name: nameOf(start),
    title: `${nameOf(start)}: ${formatNumber(requests)}, ${formatNumber(hired)} hired`,
    value: requests,
    part: hired,
  }));
  return (
    <Figure
      title={`Requests by ${unit}`}
      head={[unit === 'week' ? 'Week of' : unit === 'day' ? 'Day' : 'Month', 'Requests', 'Hired']}
      rows={bars.map(({ name, value, part }) => [name, formatNumber(value), formatNumber(part)])}
    >
      <BarChart
        bars={bars}
        top={
          <>
            <span>{formatNumber(getHighestValue(bars))}</span>
            <Legend>
              <span /> Requests <span data-hired /> Hired
            </Legend>
          </>
        }
      />
    </Figure>
  );
}

const Legend = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;

  > span {
    inline-size: 10px;
    block-size: 10px;
    border-radius: 2px;
    background: color-mix(in oklab, var(--accent) 38%, var(--surface));
  }

  > [data-hired] {
    margin-inline-start: 8px;
    background: var(--accent);
  }

  @media (forced-colors: active) {
    > span:not([data-hired]) {
      border: 1px solid CanvasText;
      background: Canvas;
    }
  }
`;
