import type { DemoRequest } from '@crewdock/demo/requests';
import type { DemoTalent } from '@crewdock/demo/talents';
import { gradeOf, isAtLeastAsGood } from './judge.ts';
import { type JudgedJob, judgedSet } from './judged-set.ts';

/** Sorts a job's candidates, best first. */
export type Ranker = (job: DemoRequest, candidates: DemoTalent[]) => DemoTalent[];

export interface Quality {
  /** Mean NDCG over all jobs. */
  ndcg: number;
  /**
   * Number of pairs in which the better candidate is ranked lower; `pairs` counts all pairs in which one candidate is
   * better in every respect.
   */
  reversed: number;
  pairs: number;
}

/** Number of ranks that are scored (NDCG@10). */
const PLACES = 10;

export function measure(ranker: Ranker, judged: JudgedJob[] = judgedSet()): Quality {
  const jobs = judged.map(({ job, candidates }) => ({ job, ranked: ranker(job, candidates) }));
  const ndcgs = jobs.map(({ job, ranked }) => ndcg(ranked.map((talent) => gradeOf(job, talent))));
  const pairs = jobs.flatMap(({ job, ranked }) => bindingPairs(job, ranked));
  return {
    ndcg: ndcgs.reduce((sum, each) => sum + each, 0) / ndcgs.length,
    reversed: pairs.filter((isReversed) => isReversed).length,
    pairs: pairs.length,
  };
}

function ndcg(grades: number[]): number {
  const best = gain(grades.toSorted((a, b) => b - a));
  return best === 0 ? 1 : gain(grades) / best;
}

function gain(grades: number[]): number {
  return grades.slice(0, PLACES).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** Returns, for each pair in which one candidate is certainly better, whether the ranking reverses the pair. */
function bindingPairs(job: DemoRequest, ranked: DemoTalent[]): boolean[] {
  return ranked.flatMap((upper, at) =>
    ranked.slice(at + 1).flatMap((lower) => {
      if (isBetter(job, upper, lower)) return [false];
      return isBetter(job, lower, upper) ? [true] : [];
    }),
  );
}

function isBetter(job: DemoRequest, talent: DemoTalent, other: DemoTalent): boolean {
  return isAtLeastAsGood(job, talent, other) && gradeOf(job, talent) > gradeOf(job, other);
}
