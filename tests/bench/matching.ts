import { judgedSet } from '../matching/judged-set.ts';
import { measure } from '../matching/measure.ts';
import { scorer } from '../matching/scorer.ts';
import { former, skillOverlap, titleWords } from './matching-rankers.ts';

const LEAST_NDCG = 0.95;

/**
 * `npm run bench matching`: compares rankings with the order in which a recruiter would call the talents; see
 * `tests/matching/README.md`.
 */
const judged = judgedSet();
const rankers = {
  'the scorer': scorer,
  'the ranking before': former,
  'common skills': skillOverlap,
  'words of the title (TF-IDF)': titleWords(judged.flatMap(({ candidates }) => candidates)),
};
console.log(`${''.padEnd(30)}${'NDCG@10'.padStart(10)}${'reversed'.padStart(16)}`);
for (const [name, ranker] of Object.entries(rankers)) {
  const { ndcg, reversed, pairs } = measure(ranker, judged);
  console.log(`${name.padEnd(30)}${ndcg.toFixed(3).padStart(10)}${`${reversed} of ${pairs}`.padStart(16)}`);
  if (ranker === scorer && (ndcg < LEAST_NDCG || reversed > 0)) process.exitCode = 1;
}
