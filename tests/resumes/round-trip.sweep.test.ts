import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inProcessReader as reader } from './in-process-reader.ts';
import { knowledge } from './knowledge.ts';
import { ResumeTemplate } from '@crewdock/contract/company-settings';
import { measureRoundTrip, ROUND_TRIP_FORMATS, type RoundTripField } from './round-trip.ts';
import { f1 } from './score.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(ROUND_TRIP_FORMATS)('a CV in the format "%s" is parsed back to equal fields', async (format) => {
  const wrong: string[] = [];
  const asked = { reader, known: knowledge(), folder, talents: 6 };
  const { files } = await measureRoundTrip(format, asked, (_, faults) => wrong.push(...faults));
  expect([files, wrong]).toEqual([6, []]);
});

/** Minimum scores without the attached file. Raise them when the parser improves. */
const LEAST: Partial<Record<RoundTripField, number>> = {
  name: 0.95,
  email: 0.95,
  phone: 0.95,
  title: 0.9,
  country: 0.9,
  seniority: 0.9,
  English: 0.8,
  languages: 0.6,
  links: 0.75,
  skills: 0.85,
  jobs: 0.65,
};

test.each(ResumeTemplate.options)('a printed CV in the template "%s" is read as well as before', async (template) => {
  const asked = { reader, known: knowledge(), folder, talents: 6, isPrinted: true };
  const { tally } = await measureRoundTrip(template, asked);
  for (const [field, least] of Object.entries(LEAST))
    expect(f1(tally[field as RoundTripField]), field).toBeGreaterThan(least);
});
