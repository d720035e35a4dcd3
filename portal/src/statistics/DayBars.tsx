import type { ShareStatistics } from '@crewdock/contract/share-statistics';
import { shortDate } from '@crewdock/sdk/cards/date';
import { styled } from 'styled-components';

const HEIGHT = 100;
/** Of the room of a day that its bar takes. */
const WIDTH = 0.72;

/** Views by day; the numbers of each are told where the pointer is, and in the CSV. */
export function DayBars({ days }: Pick<ShareStatistics, 'days'>) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const [first, last] = [days[0]!, days.at(-1)!];
  const viewed = days.filter(({ views }) => views > 0).length;
  return (
    <Figure>
      <figcaption>Views by day, at most {most.toLocaleString('en-US')}</figcaption>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Viewed on ${viewed} of ${days.length} days`}
      >
        {days.map(({ day, views, visitors }, at) => (
          <g key={day}>
            <title>{`${shortDate(day)}: ${views} views, ${visitors} visitors`}</title>
            <rect className="room" x={at} y={0} width={1} height={HEIGHT} />
            <rect
              className="views"
              x={at + (1 - WIDTH) / 2}
              y={HEIGHT - (HEIGHT * views) / most}
              width={WIDTH}
              height={(HEIGHT * views) / most}
            />
          </g>
        ))}
      </svg>
      <Axis>
        <span>{shortDate(first.day)}</span>
        <span>{shortDate(last.day)}</span>
      </Axis>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: 6px;
  margin: 0;

  > figcaption {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 160px;
    border-block: 1px solid var(--line);
  }

  .room {
    fill: transparent;
  }

  g:hover > .room {
    fill: var(--hover);
  }

  .views {
    fill: var(--accent);
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--muted);
  font-size: 0.8125rem;
`;
