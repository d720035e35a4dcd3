import type { ShareStatistics } from '@crewdock/contract/share-statistics';
import { shortDate } from '@crewdock/sdk/cards/date';
import { BarChart, getHighestValue } from '../ui/patterns/BarChart.tsx';
import { Figure } from '../ui/primitives/Figure.tsx';
import { formatNumber } from '../ui/format/formatNumber.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** Chart of views and visitors by day. */
export function DayBars({ days }: Pick<ShareStatistics, 'days'>) {
  const bars = days.map(({ day, views, visitors }) => ({
    name: shortDate(day),
    title: t(messages.dayCounts, { day: shortDate(day), views, visitors }),
    value: views,
  }));
  return (
    <Figure
      title={t(messages.viewsByDay)}
      head={HEAD.map((name) => t(name))}
      rows={days.map(({ day, ...numbers }) => [
        shortDate(day),
        ...[numbers.views, numbers.visitors, numbers.clicks, numbers.contacts, numbers.verdicts].map((number) =>
          formatNumber(number),
        ),
      ])}
    >
      <BarChart bars={bars} top={<span>{formatNumber(getHighestValue(bars))}</span>} />
    </Figure>
  );
}

const HEAD = [messages.day, messages.views, messages.visitors, messages.clicks, messages.contacts, messages.verdicts];
