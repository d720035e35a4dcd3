import { expect, test } from 'vitest';
import type { Names } from '../dictionaries/names.ts';
import { explain } from './explain.ts';
import type { Demand, Offer } from './pair.ts';

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

const offer: Offer = {
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

test('says what fits, what is missing and by how much, and what is unknown', () => {
  const { parts, score, mode, text } = explain(demand, offer, names);
  expect(mode).toBe('moderate');
  expect(parts.map((part) => [part.verdict, part.text])).toEqual([
    ['partly', 'Main skills: has TypeScript; has fewer years of React (2 of 5); lacks Go.'],
    ['unknown', 'Other skills: doesn’t tell the years of Kafka.'],
    ['partly', 'Seniority: Middle, 1 step below; the job asks for Senior.'],
    ['fits', 'English: Fluent; the job asks for Fluent.'],
    ['partly', 'Rate: the talent asks $55/hr; the job pays $30 to $50/hr.'],
    ['unknown', 'Location: the job is for Poland; the talent doesn’t tell.'],
    ['missing', 'Specialization: Front end; the job asks for Back end.'],
  ]);
  expect(text).toBe(
    `Fits in English, partly in main skills, seniority and rate: ${score} of 100. Does not fit in specialization. Unknown: other skills and location.`,
  );
});

test('names the smallest change to the next mode', () => {
  expect(explain(demand, offer, names).next_step).toEqual({
    mode: 'strict',
    text: 'Strict would take Go, a seniority of Senior or above, a rate within $30 to $50/hr and a location in Poland.',
  });
  const beginner = { ...offer, skills: new Map([[1, 1]]) };
  expect(explain(demand, beginner, names).next_step).toEqual({
    mode: 'moderate',
    text: 'Moderate would take 1 more of TypeScript and Go.',
  });
  const none = { ...offer, skills: new Map<number, number>() };
  expect(explain(demand, none, names).next_step).toEqual({
    mode: 'recommended',
    text: 'Recommended would take 1 more of React, TypeScript and Go.',
  });
});

test('has no next step where nothing is asked for any more', () => {
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
  expect(explain(demand, best, names)).toMatchObject({ mode: 'strict', next_step: null });
});

test('adding the named skills does lift it', () => {
  const lifted = {
    ...offer,
    skills: new Map([
      [1, 1],
      [2, 1],
    ]),
  };
  expect(explain(demand, lifted, names).mode).toBe('moderate');
});
