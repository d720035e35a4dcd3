import type { Measured } from './market-measure.ts';

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 70;
const RIGHT = 150;
const TOP = 40;
const BOTTOM = 50;

interface Line {
  name: string;
  color: string;
  dash?: string;
  values: [talents: number, milliseconds: number][];
}

/** Draws an SVG chart of the duration of calls with facets by market size. Both axes are logarithmic. */
export function growthPicture(measured: Measured[]): string {
  const line = (name: string, way: 'HTTP from SQL' | 'HTTP from memory', of: 'p50' | 'p95', color: string): Line => ({
    name,
    color,
    dash: of === 'p95' ? '6 4' : undefined,
    values: measured.map(({ talents, figures }) => [talents, figures['list + facets'][way]![of]]),
  });
  const lines = [
    line('SQL, p95', 'HTTP from SQL', 'p95', '#b45309'),
    line('SQL, p50', 'HTTP from SQL', 'p50', '#b45309'),
    line('memory, p95', 'HTTP from memory', 'p95', '#0f766e'),
    line('memory, p50', 'HTTP from memory', 'p50', '#0f766e'),
  ];
  const times = lines.flatMap(({ values }) => values.map(([, time]) => time));
  const x = axis(
    measured.map(({ talents }) => talents),
    LEFT,
    WIDTH - RIGHT,
  );
  const y = axis(times, HEIGHT - BOTTOM, TOP);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${LEFT}" y="22" font-size="15" fill="#111">A page of the market with facets through HTTP: milliseconds by talents</text>
${x.ticks.map((tick) => grid(x.at(tick), TOP, x.at(tick), HEIGHT - BOTTOM) + label(x.at(tick), HEIGHT - BOTTOM + 20, tick, 'middle')).join('\n')}
${y.ticks.map((tick) => grid(LEFT, y.at(tick), WIDTH - RIGHT, y.at(tick)) + label(LEFT - 8, y.at(tick) + 4, tick, 'end')).join('\n')}
${lines.map((each) => path(each, x.at, y.at)).join('\n')}
</svg>
`;
}

function axis(values: number[], from: number, to: number): { ticks: number[]; at: (value: number) => number } {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const ticks = Array.from({ length: high - low + 1 }, (_, power) => 10 ** (low + power));
  return { ticks, at: (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from) };
}

function path({ name, color, dash, values }: Line, x: (value: number) => number, y: (value: number) => number): string {
  const points = values.map(([talents, time]) => `${x(talents).toFixed(1)},${y(time).toFixed(1)}`);
  const [talents, time] = values.at(-1)!;
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"${dash ? ` stroke-dasharray="${dash}"` : ''}/>
<text x="${x(talents) + 8}" y="${y(time) + 4}" fill="${color}">${name}: ${time.toFixed(time < 10 ? 1 : 0)} ms</text>`;
}

function grid(x1: number, y1: number, x2: number, y2: number): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#ddd"/>`;
}

function label(x: number, y: number, value: number, anchor: 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#444">${value.toLocaleString('en-US')}</text>`;
}
