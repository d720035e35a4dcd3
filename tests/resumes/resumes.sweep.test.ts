import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ResumeReader } from '@crewdock/server/imports/resumes/resume-reader';
import { afterAll, expect, test } from 'vitest';
import { JOB_TEXTS } from '../job-texts/texts.ts';
import { inProcessReader } from './in-process-reader.ts';
import { knowledge } from './knowledge.ts';
import { resume } from './resumes.ts';
import { answerOf, f1, type Field, FIELDS, noTally, tell } from './score.ts';

const known = knowledge();
const reader = new ResumeReader();
const folder = mkdtempSync(join(tmpdir(), 'resumes-'));
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

/** Minimum F1 scores, the same as in `npm run bench resumes`, which checks all résumés. */
const LEAST: Partial<Record<Field, number>> = {
  name: 0.95,
  email: 0.98,
  phone: 0.98,
  skills: 0.92,
  employers: 0.9,
  titles: 0.9,
  dates: 0.9,
};

test('fields are extracted from every layout and format', async () => {
  const tally = noTally(FIELDS);
  // Every 26th résumé, which covers every format and several layouts and languages.
  for (let number = 0; number < 300; number += 26) {
    const { name, bytes, truth } = await resume(number);
    tell(tally, answerOf(await parsed(name, bytes)), truth);
  }
  for (const [field, least] of Object.entries(LEAST)) expect(f1(tally[field as Field]), field).toBeGreaterThan(least);
});

test('no CV of any layout and format is read as a job description, and most job descriptions are found', async () => {
  const found = async (name: string, bytes: string | Uint8Array) => {
    const path = join(folder, name.replaceAll(' ', '-'));
    writeFileSync(path, bytes);
    return (await inProcessReader.read(path, known, { caller: 'test' })).isJobDescription;
  };
  for (let number = 0; number < 300; number += 26) {
    const { name, bytes } = await resume(number);
    expect(await found(name, bytes), name).toBe(false);
  }
  const jobs = Object.values(JOB_TEXTS).flat();
  let right = 0;
  for (const { text } of jobs) if (await found('job.txt', text)) right++;
  expect(right / jobs.length).toBeGreaterThan(0.7);
});

test('invisible text does not change the result', async () => {
  for (const number of [1, 13, 25, 37, 49]) {
    const { name, bytes, truth } = await resume(number);
    const { base, skills } = await parsed(name, bytes);
    expect(base.email?.value).toBe(truth.email);
    expect(JSON.stringify(base)).not.toMatch(/mallory|intruder/i);
    const added = skills.map(({ value }) => value.name).filter((skill) => !truth.skills.includes(skill));
    expect(added).not.toContain('COBOL');
    expect(added).not.toContain('Delphi');
  }
});

test('every field has its position on the page', async () => {
  const { name, bytes, truth } = await resume(0);
  const { base, work_experience } = await parsed(name, bytes);
  expect(base.name).toMatchObject({ value: truth.name, where: [{ page: 1 }] });
  expect(base.name!.where[0]!.box.y).toBeLessThan(base.email!.where[0]!.box.y);
  const tops = work_experience.map(({ where }) => where[0]!.box.y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

async function parsed(name: string, bytes: Uint8Array) {
  const path = join(folder, name.replaceAll(' ', '-'));
  writeFileSync(path, bytes);
  return (await reader.read(path, known, { caller: 'test' })).parsed;
}
