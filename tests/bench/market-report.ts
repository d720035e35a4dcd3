import { HEADING, row } from './figures.ts';
import { type Measured, type Mode, WAYS, type Way } from './market-measure.ts';

/** Minimum throughput of HTTP answered by SQL, relative to the plain SQL statements. */
const MIN_SHARE_OF_SQL = 0.6;
/** Minimum throughput of HTTP answered from memory, relative to the search alone. */
const MIN_SHARE_OF_SEARCH = 0.5;
/** Minimum factor by which responses from memory are faster than from SQL at a million talents. */
const MIN_TIMES = 20;
/** Maximum p95 in milliseconds of calls with facets, by number of talents. */
const MAX_P95: Record<number, number> = { 100_000: 10, 1_000_000: 50 };

interface Limit {
  text: string;
  holds: boolean;
}

/** Prints the figures and limits. Returns whether all limits hold. */
export function report(measured: Measured): boolean {
  const { megabytes, seconds } = measured.memory;
  console.log(`In memory: ${megabytes.toFixed(0)} MB, read in ${seconds.toFixed(1)} s`);
  console.log(HEADING);
  for (const [mode, ways] of Object.entries(measured.figures)) {
    for (const way of WAYS) if (ways[way]) console.log(row(`${way}, ${mode}`, ways[way]));
  }
  const limits = measured.isLimited ? limitsOf(measured) : [];
  for (const { text, holds } of limits) console.log(`${holds ? '✓' : '✗'} ${text}`);
  return limits.every(({ holds }) => holds);
}

function limitsOf({ talents, figures }: Measured): Limit[] {
  const facets = figures['list + facets'];
  const p95 = facets['HTTP from memory']!.p95;
  const alone = facets['one at a time']!.p95;
  const share = (mode: Mode, part: Way, whole: Way, least: number): Limit[] => {
    const [of, all] = [figures[mode][part], figures[mode][whole]];
    if (!of || !all) return [];
    const kept = of.perSecond / all.perSecond;
    return [
      {
        text: `${part} keeps ${percent(kept)} of ${whole}, ${mode} (at least ${percent(least)})`,
        holds: kept >= least,
      },
    ];
  };
  const times = facets['HTTP from memory']!.perSecond / facets['HTTP from SQL']!.perSecond;
  const most = MAX_P95[talents];
  return [
    ...(most
      ? [
          {
            text: `p95 with facets is ${p95.toFixed(1)} ms (at most ${most}); ${alone.toFixed(1)} ms one call at a time`,
            holds: p95 <= most,
          },
        ]
      : []),
    ...(['list', 'list + facets'] as const).flatMap((mode) => [
      ...share(mode, 'HTTP from SQL', 'SQL statements', MIN_SHARE_OF_SQL),
      ...share(mode, 'HTTP from memory', 'search in memory', MIN_SHARE_OF_SEARCH),
    ]),
    {
      text: `memory answers ${times.toFixed(1)} × as many calls with facets as SQL (at least ${MIN_TIMES} at a million)`,
      holds: talents < 1_000_000 || times >= MIN_TIMES,
    },
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
