import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ResumeReader } from '@crewdock/server/imports/resumes/resume-reader';
import { afterAll, expect, test } from 'vitest';
import { knowledge } from './knowledge.ts';
import { measureRoundTrip, type RoundTripField, TEMPLATES } from './round-trip.ts';
import { f1 } from './score.ts';

const reader = new ResumeReader();
const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

/** Minimum scores of the fields that are read from every template today. Extend the list when the parser improves. */
const LEAST: Partial<Record<RoundTripField, number>> = { name: 0.95, phone: 0.95, skills: 0.45, jobs: 0.5 };

test.each(TEMPLATES)('the CV in the template "%s" is parsed back at least as well as before', async (template) => {
  const { tally } = await measureRoundTrip(template, { reader, known: knowledge(), folder, talents: 6 });
  for (const [field, least] of Object.entries(LEAST))
    expect(f1(tally[field as RoundTripField]), field).toBeGreaterThan(least);
});
