import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

/**
 * `npm run bench <name>` runs a benchmark; its options follow after `--`. `npm run bench` lists the benchmarks. Results
 * are in docs/benchmarks.md.
 */
await prepare({ development: true });

const BENCHMARKS = {
  bulk: ['bulk.ts', 'archiving 10,000 talents in the staff table, and undo'],
  bundles: ['bundles.ts', 'sizes of our bundles compared with other embed SDKs'],
  cluster: ['cluster.ts', 'a primary with read replicas and several servers'],
  cv: ['cv.ts', 'rendering a CV while others request many'],
  digests: ['digests.ts', "a day's digests for 100,000 subscribers"],
  embeds: ['embeds.ts', 'rendering our widgets compared with other embeds'],
  'import-run': ['import-run.ts', 'a table from upload to resources, compared with COPY'],
  imports: ['imports.ts', 'accuracy and speed of column mapping on messy files'],
  jobs: ['jobs.ts', 'accuracy of the job description parser'],
  market: ['market.ts', 'market search at 100,000 and 1,000,000 talents'],
  matches: ['matches.ts', 'matches of a job and of a talent over HTTP'],
  matching: ['matching.ts', 'ranking quality against judged pairs'],
  pages: ['pages.ts', 'public pages in Lighthouse on a throttled phone'],
  resumes: ['resumes.ts', 'accuracy of the résumé parser'],
  scroll: ['scroll.ts', 'scrolling a staff table with 5,000 loaded rows'],
  'sign-in': ['sign-in.ts', 'response times of sign-in for known and unknown accounts'],
  staff: ['staff.ts', 'staff tables over HTTP at full size'],
  stop: ['stop.ts', 'stopping a server under load'],
  storm: ['market-storm.ts', 'market search while 5,000 cards a second change'],
  tables: ['tables.ts', 'staff tables over 1,000,000 rows'],
  views: ['views.ts', "a year's link statistics, and the market under load"],
  widget: ['widget.ts', 'cost of each widget for the page that embeds it'],
  words: ['words.ts', 'market search letter by letter'],
  work: ['work.ts', 'work lists with thousands of entries'],
};

const [name, ...options] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
if (benchmark) run(benchmark[0]);
else list();

function run(file) {
  const { status } = spawnSync(process.execPath, [`tests/bench/${file}`, ...options], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function list() {
  if (name) console.error(`Unknown benchmark "${name}".`);
  console.log('npm run bench <name>\n');
  for (const [each, [, subject]] of Object.entries(BENCHMARKS)) console.log(`  ${each.padEnd(12)}${subject}`);
  process.exitCode = name ? 1 : 0;
}
