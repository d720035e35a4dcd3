import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  bars: readonly Bar[];
  /** Of the highest bar, beside what the colours mean. */
  top: ReactNode;
}

interface Bar {
  /** What stands below the first and the last one. */
  name: string;
  /** Told where the pointer is. */
  title: string;
  value: number;
  /** What of it counts more. */
  part?: number;
}

const HEIGHT = 100;
/** Of the room of a bar that it takes. */
const WIDTH = 0.72;

/** Numbers as bars side by side. */
export function BarChart({ bars, top }: Props) {
  const most = mostOf(bars);
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

/** How high the chart is; never nothing. */
export function mostOf(bars: readonly Pick<Bar, 'value'>[]): number {
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
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block: 4px;
  color: var(--muted);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
`;
