import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseResume } from '@crewdock/server/imports/documents/parsing/parse';
import type { ReadDocument } from '@crewdock/server/imports/documents/reading/document';
import { ResumeReader } from '@crewdock/server/imports/resumes/resume-reader';
import { plainly } from '../resumes/baseline.ts';
import { knowledge } from '../resumes/knowledge.ts';
import { loadExactResumes, loadPublicResumes, type PublicResume } from '../resumes/public-corpus.ts';
import { figuresOf, scorePublicResumes } from '../resumes/public-figures.ts';
import { RESUMES, resume } from '../resumes/resumes.ts';
import { measureRoundTrip, ROUND_TRIP_FIELDS, ROUND_TRIP_FORMATS } from '../resumes/round-trip.ts';
import type { PublicScore } from '../resumes/public-score.ts';
import { answerOf, f1, FIELDS, type Field, noTally, type Tally, tell } from '../resumes/score.ts';
import type { Resume } from '../resumes/truth.ts';

const LIMITS: Partial<Record<Field, number>> = {
  name: 0.98,
  email: 0.98,
  phone: 0.98,
  skills: 0.92,
  employers: 0.9,
  titles: 0.9,
  dates: 0.9,
};
/** Minimum score of scanned pages, relative to the score of text PDFs. */
const SCANNED_SHARE = 0.85;
const P95_MS = 1500;
const ROUND_TRIP_TALENTS = 20;

/**
 * `npm run bench resumes`: measures how well the parser extracts fields. `--corpus public` runs only that part:
 *
 * - `own`: generated résumés, compared with a simple baseline on the same text; and the time per text PDF, including
 *   the start of a process. `--scans 24` sets the number of résumés that are read as scanned images, `--wrong` prints
 *   the mistakes.
 * - `public`: CVs made with public templates. `--held-out` adds the scores of the held-out CVs, but never their
 *   mistakes, so that the parser can't be tuned for these CVs.
 * - `exact`: JSON Resume files and data exports of LinkedIn; `--held-out` applies, too.
 * - `round-trip`: Crewdock's CVs of demo talents in each template and as JSON Resume; and printed CVs, without the
 *   attached file.
 */
const { values } = parseArgs({
  options: {
    scans: { type: 'string', default: '24' },
    count: { type: 'string', default: String(RESUMES) },
    wrong: { type: 'boolean', default: false },
    corpus: { type: 'string', default: 'all' },
    'held-out': { type: 'boolean', default: false },
  },
});
const known = knowledge();
const alive = setInterval(() => undefined, 1000);
const folder = mkdtempSync(join(tmpdir(), 'bench-resumes-'));
const reader = new ResumeReader();
let isKept = true;
try {
  if (isMeasured('own')) await measureOwn();
  if (isMeasured('public')) await measurePublic('public templates', loadPublicResumes);
  if (isMeasured('exact')) await measurePublic('exact formats', loadExactResumes);
  if (isMeasured('round-trip')) await measureRoundTrips();
} finally {
  await reader.close();
  clearInterval(alive);
  rmSync(folder, { recursive: true });
}
process.exitCode = isKept ? 0 : 1;

function isMeasured(corpus: 'own' | 'public' | 'exact' | 'round-trip'): boolean {
  return values.corpus === 'all' || values.corpus === corpus;
}

async function measureOwn(): Promise<void> {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
  const texts: { made: Resume; read: ReadDocument; ms: number }[] = [];
  for (const number of numbers(Number(values.count))) texts.push(await readOne(await resume(number)));
  const pdfs = texts.filter(({ made }) => made.format === 'pdf');
  const ours = scoresOf(pdfs);
  print(`${pdfs.length} PDFs with text`, ours, baselineOf(pdfs));
  print(`${texts.length} files in five formats`, scoresOf(texts, values.wrong), baselineOf(texts));
  for (const language of ['en', 'de', 'es', 'fr', 'uk', 'pl']) {
    const some = texts.filter(({ made }) => made.language === language);
    print(`${some.length} files, ${language}`, scoresOf(some), baselineOf(some));
  }
  for (const [field, least] of Object.entries(LIMITS))
    hold(f1(ours[field as Field]) >= least, `${field} of PDFs at least ${least}`);
  const scans: typeof texts = [];
  for (const number of numbers(Number(values.scans))) scans.push(await readOne(await resume(number * 7, 'scan')));
  if (scans.length > 0) {
    const scanned = scoresOf(scans, values.wrong);
    print(`${scans.length} scanned`, scanned, baselineOf(scans));
    for (const field of Object.keys(LIMITS) as Field[]) {
      hold(
        f1(scanned[field]) >= f1(ours[field]) * SCANNED_SHARE,
        `${field} of scans at least ${SCANNED_SHARE} of that`,
      );
    }
  }
  const times = pdfs.map(({ ms }) => ms).sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)]!;
  console.log(
    `\na PDF with text, read in a process of its own and parsed: p50 ${times[times.length >> 1]!.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
  hold(p95 <= P95_MS, `p95 at most ${P95_MS} ms`);
}

async function measurePublic(what: string, load: (part: 'tuning' | 'held-out') => PublicResume[]): Promise<void> {
  const list = (name: string, faults: string[]) => console.log(`  ${name}\n    ${faults.join('\n    ')}`);
  console.log(`\nwrong fields of ${what}:`);
  printPublic(what, await scorePublicResumes(reader, known, load('tuning'), list));
  if (!values['held-out']) return;
  printPublic(`held-out ${what}`, await scorePublicResumes(reader, known, load('held-out')));
}

function printPublic(what: string, score: PublicScore): void {
  console.log(`\n${score.files} ${what}; ${score.filesRight} right in every field`);
  for (const [field, figure] of Object.entries(figuresOf(score)))
    console.log(`  ${field.padEnd(24)}${figure.toFixed(3)}`);
}

async function measureRoundTrips(): Promise<void> {
  for (const isPrinted of [false, true]) {
    for (const format of ROUND_TRIP_FORMATS) {
      if (isPrinted && format === 'json') continue;
      const asked = { reader, known, folder, talents: ROUND_TRIP_TALENTS, isPrinted };
      const list = (name: string, faults: string[]) =>
        values.wrong && console.log(`  ${basename(name)}\n    ${faults.join('\n    ')}`);
      const { tally, files, filesRight } = await measureRoundTrip(format, asked, list);
      const what = isPrinted ? `${format}, printed` : format;
      console.log(`\nround trip, ${what}: ${filesRight} of ${files} CVs equal in every field`);
      for (const field of ROUND_TRIP_FIELDS) console.log(`  ${field.padEnd(24)}${f1(tally[field]).toFixed(3)}`);
      if (!isPrinted) hold(filesRight === files, `round trip, ${what}: every CV equal`);
    }
  }
}

async function readOne(made: Resume) {
  const path = join(folder, made.name.replaceAll(' ', '-'));
  writeFileSync(path, made.bytes);
  const started = performance.now();
  const { document: read } = await reader.read(path, known, { caller: 'bench' });
  return { made, read, ms: performance.now() - started };
}

function scoresOf(files: { made: Resume; read: ReadDocument }[], tellsWrong = false): Tally {
  const tally = noTally(FIELDS);
  for (const { made, read } of files) {
    const answer = answerOf(parseResume(read, known));
    tell(tally, answer, made.truth);
    if (tellsWrong) wrong(made, answer);
  }
  return tally;
}

function wrong(made: Resume, answer: ReturnType<typeof answerOf>): void {
  const single = noTally(FIELDS);
  tell(single, answer, made.truth);
  const fields = FIELDS.filter((field) => f1(single[field]) < 1);
  if (fields.length > 0)
    console.log(made.name, made.language, fields.join(' '), JSON.stringify({ answer, truth: made.truth }));
}

function baselineOf(files: { made: Resume; read: ReadDocument }[]): Tally {
  const tally = noTally(FIELDS);
  for (const { made, read } of files) tell(tally, plainly(read), made.truth);
  return tally;
}

function print(what: string, ours: Tally, plain: Tally): void {
  console.log(`\n${what.padEnd(28)}${FIELDS.map((field) => field.padStart(10)).join('')}`);
  for (const [name, tally] of [
    ['ours', ours],
    ['plain', plain],
  ] as const) {
    console.log(`  ${name.padEnd(26)}${FIELDS.map((field) => f1(tally[field]).toFixed(3).padStart(10)).join('')}`);
  }
}

function hold(isHeld: boolean, what: string): void {
  if (!isHeld) console.log(`NOT HELD: ${what}`);
  isKept &&= isHeld;
}
