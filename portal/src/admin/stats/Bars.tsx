import type { RequestsStats } from '@crewdock/contract/staff/stats';
import { shortDay, shortMonth } from '@crewdock/sdk/cards/date';
import { styled } from 'styled-components';
import { Figure } from './Figure.tsx';
import { count } from './words.ts';

const HEIGHT = 100;
/** Of the room of a bar that it takes. */
const WIDTH = 0.72;

/** Requests by when they were made, and how many of those were hired for. */
export function Bars({ unit, periods }: Pick<RequestsStats, 'unit' | 'periods'>) {
  const most = Math.max(1, ...periods.map(({ requests }) => requests));
  const nameOf = (start: string) => (unit === 'month' ? shortMonth(start.slice(0, 7)) : shortDay(start));
  const bar = (at: number, value: number, kind: string) => {
    const height = (HEIGHT * value) / most;
    return <rect className={kind} x={at + (1 - WIDTH) / 2} y={HEIGHT - height} width={WIDTH} height={height} />;
  };
  return (
    <Figure
      title={`Requests by ${unit}`}
      head={[unit === 'week' ? 'Week of' : unit === 'day' ? 'Day' : 'Month', 'Requests', 'Hired']}
      rows={periods.map(({ start, requests, hired }) => [nameOf(start), count(requests), count(hired)])}
    >
      <Top>
        <span>{count(most)}</span>
        <Legend>
          <span /> Requests <span data-hired /> Hired
        </Legend>
      </Top>
      <Chart viewBox={`0 0 ${periods.length} ${HEIGHT}`} preserveAspectRatio="none">
        {periods.map(({ start, requests, hired }, at) => (
          <g key={start}>
            <title>{`${nameOf(start)}: ${count(requests)}, ${count(hired)} hired`}</title>
            <rect className="room" x={at} y={0} width={1} height={HEIGHT} />
            {bar(at, requests, 'made')}
            {bar(at, hired, 'hired')}
          </g>
        ))}
      </Chart>
      <Axis>
        <span>{periods[0] && nameOf(periods[0].start)}</span>
        <span>{periods.length > 1 && nameOf(periods.at(-1)!.start)}</span>
      </Axis>
    </Figure>
  );
}

const Chart = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 180px;
  border-block: 1px solid var(--line);

  .room {
    fill: transparent;
  }

  g:hover > .room {
    fill: var(--hover);
  }

  .made {
    fill: color-mix(in oklab, var(--accent) 38%, var(--surface));
  }

  .hired {
    fill: var(--accent);
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block: 4px;
  color: var(--muted);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
`;

const Top = styled(Axis)``;

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
`;
