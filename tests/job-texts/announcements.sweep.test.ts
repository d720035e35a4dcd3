import { expect, test } from 'vitest';
import { announcementF1, loadAnnouncements, scoreAnnouncements } from './announcement-score.ts';
import { jobKnowledge } from './knowledge.ts';

/** Minimum scores, slightly below the figures in docs/benchmarks.md. Raise them when the parser improves. */
const LEAST: Record<string, number> = {
  title: 0.95,
  company: 0.92,
  headcount: 0.93,
  start: 0.96,
  duration: 0.96,
  seniority: 0.95,
  overlap: 0.95,
  engagement: 0.95,
  mode: 0.95,
  years: 0.97,
  skills: 0.97,
};
const LEAST_CALIBRATION = 0.95;

test('job descriptions as people write them are parsed at least as well as before', async () => {
  const { counts, calibration } = await scoreAnnouncements(jobKnowledge(), loadAnnouncements('tuning'));
  for (const [field, count] of Object.entries(counts))
    expect(announcementF1(count), field).toBeGreaterThan(LEAST[field]!);
  expect(calibration.right / calibration.sure).toBeGreaterThan(LEAST_CALIBRATION);
});
