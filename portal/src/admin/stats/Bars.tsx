import type { RequestsStats } from '@crewdock/contract/staff/stats';
import { shortDay, shortMonth } from '@crewdock/sdk/cards/date';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { BarChart, getHighestValue } from '../../ui/patterns/BarChart.tsx';
import { Figure } from '../../ui/primitives/Figure.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';

/** Chart of jobs by creation period, with the number of hires. */
export function Bars({ unit, periods }: Pick<RequestsStats, 'unit' | 'periods'>) {
  const nameOf = (start: string) => (unit === 'month' ? shortMonth(start.slice(0, 7)) : shortDay(start));
  const bars = periods.map(({ start, requests, hired }) => ({
    name: nameOf(start),
    title: t(messages.periodBar, { period: nameOf(start), requests, hired: formatNumber(hired) }),
    value: requests,
    part: hired,
  }));
  return (
    <Figure
      title={t(messages.byPeriod, { unit })}
      head={[t(messages.periodHead, { unit }), t(messages.requests), t(messages.hired)]}
      rows={bars.map(({ name, value, part }) => [name, formatNumber(value), formatNumber(part)])}
    >
      <BarChart
        bars={bars}
        top={
          <>
            <span>{formatNumber(getHighestValue(bars))}</span>
            <Legend>
              <span /> {t(messages.requests)} <span data-hired /> {t(messages.hired)}
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
