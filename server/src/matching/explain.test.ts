import { expect, test } from 'vitest';
import type { Names } from '../dictionaries/names.ts';
import { buildMatchExplanation } from './explain.ts';
import type { Demand, TalentOffer } from './pair.ts';

const options = (...labels: string[]) => new Map(labels.map((label, at) => [at + 1, { id: at + 1, label }]));

const names = {
  seniority: options('Junior', 'Middle', 'Senior', 'Lead'),
  english: new Map(
    ['Native', 'Fluent', 'Advanced', 'Intermediate'].map((name, at) => [at + 1, { id: at + 1, name, level: at + 1 }]),
  ),
  specialization: options('Back end', 'Front end'),
  country: new Map([
    [1, { code: 'PL', label: 'Poland' }],
    [2, { code: 'UA', label: 'Ukraine' }],
  ]),
  skill: new Map(
    ['React', 'TypeScript', 'Go', 'Kafka'].map((name, at) => [at + 1, { id: at + 1, name, skill_image: null }]),
  ),
} as unknown as Names;

const demand: Demand = {
  title: 'React developer',
  skills: [
    { id: 1, years: 5, isMain: true },
    { id: 2, years: null, isMain: true },
    { id: 3, years: null, isMain: true },
    { id: 4, years: 2, isMain: false },
  ],
  seniority: 3,
  english: 2,
  hourly: { min: 30, max: 50 },
  monthly: null,
  countries: [1],
  specializations: [1],
};

const offer: TalentOffer = {
  title: 'React developer',
  skills: new Map([
    [1, 2],
    [2, 4],
    [4, null],
  ]),
  seniority: 2,
  english: 2,
  hourly: 55,
  monthly: null,
  country: null,
  specializations: [2],
};

test('the explanation lists what fits, what is missing and by how much, and what is unknown', () => {
  const { parts, score, up_to, mode, unknown, text } = buildMatchExplanation(demand, offer, names);
  expect(mode).toBe('moderate');
  expect(parts.map((part) => [part.verdict, part.text])).toEqual([
    ['partly', 'Main skills: has TypeScript; has fewer years of React (2 of 5); lacks Go.'],
    ['partly', 'Other skills: years of Kafka not specified.'],
    ['partly', 'Seniority: Middle, one level below the required Senior.'],
    ['fits', 'English: Fluent, as required.'],
    ['partly', 'Rate: the job pays $30 to $50/hr; the talent asks for $55/hr, 10% over.'],
    ['unknown', 'Location: not specified; the job asks for Poland.'],
    ['missing', 'Specialization: Front end; the job asks for Back end.'],
  ]);
  expect(text).toBe(
    `${score} of 100, up to ${up_to} with years of other skills and a country. Fits: English. Partly fits: main skills, other skills, seniority and rate. Doesn’t fit: specialization. Not specified: location.`,
  );
  expect(unknown).toEqual(['skills', 'location']);
  expect(up_to).toBeGreaterThan(score);
});

test('the next step names the smallest change that reaches the next mode', () => {
  expect(buildMatchExplanation(demand, offer, names).next_step).toEqual({
    mode: 'strict',
    text: 'Strict matching needs Go, a seniority from Senior to Lead, a rate within $30 to $50/hr and a location in Poland.',
  });
  const beginner = { ...offer, skills: new Map([[1, 1]]) };
  expect(buildMatchExplanation(demand, beginner, names).next_step).toEqual({
    mode: 'moderate',
    text: 'Moderate matching needs 1 more of TypeScript and Go.',
  });
  const none = { ...offer, skills: new Map<number, number>() };
  expect(buildMatchExplanation(demand, none, names).next_step).toEqual({
    mode: 'recommended',
    text: 'Recommended matching needs 1 more of React, TypeScript and Go.',
  });
});

test('there is no next step when the strict mode is reached', () => {
  const best = {
    ...offer,
    skills: new Map([
      [1, 5],
      [2, 1],
      [3, 1],
    ]),
    seniority: 4,
    hourly: 40,
    country: 1,
  };
  expect(buildMatchExplanation(demand, best, names)).toMatchObject({ mode: 'strict', next_step: null });
});

test('adding the skills that the next step names reaches its mode', () => {
  const lifted = {
    ...offer,
    skills: new Map([
      [1, 1],
      [2, 1],
    ]),
  };
  expect(buildMatchExplanation(demand, lifted, names).mode).toBe('moderate');
});

test.each<[string, Partial<Demand>, Partial<TalentOffer>, string]>([
  ['three above', { seniority: 1 }, { seniority: 4 }, 'Seniority: Lead, three levels above the required Junior.'],
  ['two above', { seniority: 2 }, { seniority: 4 }, 'Seniority: Lead, two levels above the required Middle.'],
  ['better English', {}, { english: 1 }, 'English: Native, one level above the required Fluent.'],
  ['no English', {}, { english: null }, 'English: not specified; the job asks for Fluent.'],
  [
    'both of each, the better ones',
    { monthly: { min: null, max: 8800 } },
    { hourly: 90, monthly: 8800 },
    'Rate: the job pays up to $8,800/month; the talent asks for $8,800/month.',
  ],
  [
    'an hourly rate over the budget beside a cheaper monthly rate',
    { hourly: { min: 30, max: 52 } },
    { hourly: 55, monthly: 6000 },
    'Rate: the job pays $30 to $52/hr; the talent asks for $55/hr, 6% over.',
  ],
  ['no rate', {}, { hourly: null }, 'Rate: the job pays $30 to $50/hr; the talent’s rate isn’t specified.'],
  [
    'by the month for a job by the hour',
    {},
    { hourly: null, monthly: 8000 },
    'Rate: the job pays $30 to $50/hr; the talent asks for $8,000/month, which is $50/hr at 160 hours a month.',
  ],
  [
    'by the hour for a job by the month',
    { hourly: null, monthly: { min: null, max: 8000 } },
    { hourly: 51 },
    'Rate: the job pays up to $8,000/month, which is up to $50/hr at 160 hours a month; the talent asks for $51/hr, 2% over.',
  ],
])('a sentence names the demand and the offer: %s', (_, asked, offered, sentence) => {
  const { parts } = buildMatchExplanation({ ...demand, ...asked }, { ...offer, ...offered }, names);
  expect(parts.map(({ text }) => text)).toContain(sentence);
});

test('the rate is not compared when the job has no maximum rate', () => {
  const { parts } = buildMatchExplanation(
    { ...demand, hourly: { min: 30, max: null } },
    { ...offer, hourly: 900 },
    names,
  );
  expect(parts.map(({ field }) => field)).not.toContain('rate');
});

test('the next step names the seniority range of the next mode, limited to existing levels', () => {
  const fits = { ...offer, skills: new Map([1, 2, 3].map((id) => [id, 9])), hourly: 40, country: 1 };
  const step = (asked: number, held: number) =>
    buildMatchExplanation({ ...demand, seniority: asked }, { ...fits, seniority: held }, names).next_step?.text;
  expect(step(4, 3)).toBe('Strict matching needs a seniority of Lead.');
  expect(step(1, 4)).toBe('Moderate matching needs a seniority from Junior to Senior.');
  expect(step(1, 3)).toBe('Strict matching needs a seniority from Junior to Middle.');
});
