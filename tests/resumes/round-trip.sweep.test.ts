import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ResumeReader } from '@crewdock/server/imports/resumes/resume-reader';
import { afterAll, expect, test } from 'vitest';
import { knowledge } from './knowledge.ts';
import { measureRoundTrip, ROUND_TRIP_FORMATS } from './round-trip.ts';

const reader = new ResumeReader();
const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

test.each(ROUND_TRIP_FORMATS)('a CV in the format "%s" is parsed back to equal fields', async (format) => {
  const wrong: string[] = [];
  const asked = { reader, known: knowledge(), folder, talents: 6 };
  const { files } = await measureRoundTrip(format, asked, (_, faults) => wrong.push(...faults));
  expect([files, wrong]).toEqual([6, []]);
});
