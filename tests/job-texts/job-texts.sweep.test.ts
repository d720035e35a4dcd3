import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReadJob, readJob } from '@crewdock/server/imports/job-texts/read-job';
import { afterAll, expect, test } from 'vitest';
import { f1, noTally } from '../resumes/score.ts';
import { jobKnowledge } from './knowledge.ts';
import { JOB_FIELDS, type JobField, jobAnswerOf, tellJob } from './score.ts';
import { JOB_TEXTS } from './texts.ts';

const known = jobKnowledge();
const folder = mkdtempSync(join(tmpdir(), 'job-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LEAST: Record<JobField, number> = {
  title: 0.9,
  company: 0.9,
  seniority: 0.95,
  english: 0.95,
  engagement: 0.95,
  mode: 0.92,
  countries: 0.95,
  pay: 0.95,
  people: 0.95,
  skills: 0.95,
  main: 0.92,
  specializations: 0.92,
};

test('the fields of jobs are extracted from many writing styles', async () => {
  const all = Object.values(JOB_TEXTS).flat();
  expect(all.length).toBeGreaterThanOrEqual(25);
  const tally = noTally(JOB_FIELDS);
  for (const { text, truth } of all) tellJob(tally, jobAnswerOf((await read(text)).parsed, known), truth);
  for (const field of JOB_FIELDS) expect(f1(tally[field]), field).toBeGreaterThanOrEqual(LEAST[field]);
});

test('a sentence that spans several lines is highlighted on each of them', async () => {
  const { document, parsed } = await read(
    'Java developer\n\nWe work in an old mill with a view of the river and its boats, and we work in\nBerlin, Germany, since our customers come by our office often.',
  );
  expect(parsed.countries!.value).toEqual(['DE']);
  const tops = parsed.countries!.where.map(({ box }) => box.y);
  expect(tops).toEqual(document.pages[0]!.lines.slice(1).map(({ y }) => y));
});

let texts = 0;
async function read(text: string): Promise<ReadJob> {
  const path = join(folder, `${++texts}.txt`);
  writeFileSync(path, text);
  const outcome = await readJob({ path, name: null, isText: true, knowledge: known });
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome;
}
