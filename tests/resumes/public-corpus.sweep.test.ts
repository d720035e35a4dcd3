import { expect, test } from 'vitest';
import { inProcessReader } from './in-process-reader.ts';
import { knowledge } from './knowledge.ts';
import { loadPublicResumes } from './public-corpus.ts';
import { figuresOf, scorePublicResumes } from './public-figures.ts';

/** Minimum scores, slightly below the figures in docs/benchmarks.md. Raise them when the parser improves. */
const LEAST: Record<string, number> = {
  name: 0.97,
  employer: 0.93,
  title: 0.93,
  dates: 0.97,
  school: 0.91,
  country: 0.97,
  phone: 0.98,
  email: 0.97,
  links: 0.64,
  'skills found': 0.93,
  'calibration of fields': 0.96,
  'calibration of skills': 0.97,
};
const MOST_PHANTOM_SKILLS = 0.03;

test('CVs made with public templates are parsed at least as well as before', async () => {
  const figures = figuresOf(await scorePublicResumes(inProcessReader, knowledge(), loadPublicResumes('tuning')));
  for (const [field, least] of Object.entries(LEAST)) expect(figures[field], field).toBeGreaterThan(least);
  expect(figures['phantom skills']).toBeLessThan(MOST_PHANTOM_SKILLS);
});
