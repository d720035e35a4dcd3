import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  bars: readonly Bar[];
  /** Value of the highest bar, shown next to the legend. */
  top: ReactNode;
}

interface Bar {
  /** Axis label, shown below the first and the last bar. */
  name: string;
  /** Tooltip of the bar. */
  title: string;
  value: number;
  /** The part of `value` that is highlighted. */
  part?: number;
}

const HEIGHT = 100;
/** Width of a bar as a share of its slot. */
const WIDTH = 0.72;

export function BarChart({ bars, top }: Props) {
  const most = getHighestValue(bars);
  const bar = (at: number, value: number, kind: string) => {
    const height = (HEIGHT * value) / most;
    return <rect className={kind} x={at + (1 - WIDTH) / 2} y={HEIGHT - height} width={WIDTH} height={height} />;
  };
  return (
    <>
      <Line>{top}</Line>
      <Chart viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none">
        {bars.map(({ name, title, value, part }, at) => (
          <g key={name}>
            <title>{title}</title>
            <rect className="room" x={at} y={0} width={1} height={HEIGHT} />
            {bar(at, value, part === undefined ? 'part' : 'whole')}
            {part !== undefined && bar(at, part, 'part')}
          </g>
        ))}
      </Chart>
      <Line>
        <span>{bars[0]?.name}</span>
        <span>{bars.length > 1 && bars.at(-1)!.name}</span>
      </Line>
    </>
  );
}

/** Returns the highest value, to which the chart is scaled; at least 1. */
export function getHighestValue(bars: readonly Pick<Bar, 'value'>[]): number {
  return Math.max(1, ...bars.map(({ value }) => value));
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

  .whole {
    fill: color-mix(in oklab, var(--accent) 38%, var(--surface));
  }

  .part {
    fill: var(--accent);
  }

  @media (forced-colors: active) {
    .whole {
      fill: Canvas;
      stroke: CanvasText;
      vector-effect: non-scaling-stroke;
    }
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block: 4px;
  color: var(--muted);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
`;
