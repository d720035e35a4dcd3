import { parseArgs } from 'node:util';
import { JobTexts } from '@crewdock/server/imports/job-texts/job-texts';
import type { ReadJob } from '@crewdock/server/imports/job-texts/read-job';
import { plainJob } from '../job-texts/baseline.ts';
import { jobKnowledge } from '../job-texts/knowledge.ts';
import { JOB_FIELDS, jobAnswerOf, tellJob } from '../job-texts/score.ts';
import {
  announcementF1,
  type AnnouncementScore,
  loadAnnouncements,
  scoreAnnouncements,
} from '../job-texts/announcement-score.ts';
import { JOB_TEXTS } from '../job-texts/texts.ts';
import { unseen } from '../job-texts/unseen.ts';
import type { JobText, JobTruth } from '../job-texts/truth.ts';
import { f1, noTally } from '../resumes/score.ts';

/**
 * `npm run bench jobs`: measures how well the parser extracts fields. `--corpus own` runs only that part:
 *
 * - `own`: job descriptions by the parser's author, compared with a simple baseline on the same text; and the time per
 *   description, including the start of a process. `--wrong` prints the mistakes. A test enforces the minimum scores.
 * - `announcements`: job descriptions as people write them, with their mistakes. `--held-out` adds the scores of the
 *   held-out documents, but never their mistakes, so that the parser can't be tuned for these documents.
 */
const { values } = parseArgs({
  options: {
    wrong: { type: 'boolean', default: false },
    corpus: { type: 'string', default: 'all' },
    'held-out': { type: 'boolean', default: false },
  },
});
const known = jobKnowledge();
const texts = new JobTexts(() => Promise.reject(new Error('There is nothing to fetch.')));
const alive = setInterval(() => undefined, 1000);
try {
  if (isMeasured('own')) await measureOwn();
  if (isMeasured('announcements')) await measureAnnouncements();
} finally {
  await texts.close();
  clearInterval(alive);
}

function isMeasured(corpus: 'own' | 'announcements'): boolean {
  return values.corpus === 'all' || values.corpus === corpus;
}

async function measureOwn(): Promise<void> {
  const all: { habit: string; made: JobText; read: ReadJob; ms: number }[] = [];
  for (const [habit, some] of Object.entries({ ...JOB_TEXTS, unseen })) {
    for (const made of some) {
      const started = performance.now();
      const asker = { caller: 'bench', signal: new AbortController().signal };
      const read = await texts.read({ text: made.text }, known, asker);
      all.push({ habit, made, read, ms: performance.now() - started });
    }
  }
  const seen = all.filter(({ habit }) => habit !== 'unseen');
  print(`all ${seen.length}`, seen);
  for (const habit of [...Object.keys(JOB_TEXTS), 'unseen']) {
    const some = all.filter((each) => each.habit === habit);
    print(`${some.length} ${habit}`, some);
  }
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(
    `\nread in a process of its own and parsed: p50 ${times[times.length >> 1]!.toFixed(0)} ms, slowest ${times.at(-1)!.toFixed(0)} ms`,
  );
}

async function measureAnnouncements(): Promise<void> {
  console.log('\nwrong fields of announcements:');
  const list = (name: string, faults: string[]) => console.log(`  ${name}\n    ${faults.join('\n    ')}`);
  printAnnouncements('announcements', await scoreAnnouncements(known, loadAnnouncements('tuning'), list));
  if (values['held-out'])
    printAnnouncements('held-out announcements', await scoreAnnouncements(known, loadAnnouncements('held-out')));
}

function printAnnouncements(what: string, { counts, calibration, files, filesRight }: AnnouncementScore): void {
  console.log(`\n${files} ${what}; ${filesRight} right in every field from title to mode`);
  for (const [field, count] of Object.entries(counts))
    console.log(
      `  ${field.padEnd(24)}${announcementF1(count).toFixed(3)}   ${count.right} of ${count.expected}, ${count.given} given`,
    );
  console.log(`  ${'calibration'.padEnd(24)}${(calibration.right / Math.max(1, calibration.sure)).toFixed(3)}`);
}

function print(what: string, some: { made: JobText; read: ReadJob }[]): void {
  const [ours, plain] = [noTally(JOB_FIELDS), noTally(JOB_FIELDS)];
  for (const { made, read } of some) {
    const answer = jobAnswerOf(read.parsed, known);
    tellJob(ours, answer, made.truth);
    tellJob(plain, plainJob(read.document), made.truth);
    if (values.wrong && (what.startsWith('all') || what.endsWith('unseen'))) tellWrong(made, answer);
  }
  console.log(`\n${what.padEnd(16)}${JOB_FIELDS.map((field) => field.slice(0, 11).padStart(12)).join('')}`);
  for (const [name, tally] of [
    ['ours', ours],
    ['plain', plain],
  ] as const) {
    console.log(`  ${name.padEnd(14)}${JOB_FIELDS.map((field) => f1(tally[field]).toFixed(3).padStart(12)).join('')}`);
  }
}

function tellWrong({ name, truth }: JobText, answer: JobTruth): void {
  const tally = noTally(JOB_FIELDS);
  tellJob(tally, answer, truth);
  for (const field of JOB_FIELDS.filter((each) => f1(tally[each]) < 1))
    console.log(`${name}: ${field} is ${JSON.stringify(truth[field])}, told was ${JSON.stringify(answer[field])}`);
}
