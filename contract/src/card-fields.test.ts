import { describe, expect, test } from 'vitest';
import * as fields from './card-fields.ts';
import { CARD_FIELDS, type CardField, fieldRows } from './card-fields.ts';

const MB = 1024 * 1024;

/** Copy of all limits, so that an accidental change fails the test. */
const LIMITS: Partial<Record<CardField, number>> = {
  photo: 8 * MB,
  name: 120,
  title: 160,
  company_name: 120,
  specific_project: 200,
  headcount: 999,
  hours_per_week: 80,
  skills: 60,
  languages: 15,
  specializations: 20,
  industries: 20,
  hourly_rate: 1_000_000,
  monthly_rate: 1_000_000,
  city: 120,
  region: 120,
  countries: 250,
  overlap_hours: 12,
  summary: 20_000,
  work_experience: 30,
  education: 10,
  links: 10,
  questions: 10,
  cv: 10 * MB,
};

const names = Object.keys(CARD_FIELDS) as CardField[];
const where = (of: (field: { required?: true; verified: boolean; copied: boolean }) => boolean | undefined) =>
  names.filter((name) => of(CARD_FIELDS[name]));

test('each field has its limit', () => {
  const limits = names.flatMap((name) => {
    const field = CARD_FIELDS[name];
    return 'max' in field ? [[name, field.max]] : [];
  });
  expect(Object.fromEntries(limits)).toEqual(LIMITS);
});

describe('among all fields', () => {
  test('three fields are required on a published card', () => {
    expect(where(({ required }) => required)).toEqual(['name', 'title', 'skills']);
  });

  test('changes of eight fields reset a card’s verification', () => {
    const verified = ['name', 'title', 'skills', 'seniority', 'english_level', 'hourly_rate', 'monthly_rate', 'cv'];
    expect(where((field) => field.verified)).toEqual(verified);
  });

  test('a copy includes all fields except files, CV sharing, on hold and draft', () => {
    expect(where(({ copied }) => !copied)).toEqual(['photo', 'cv', 'cv_is_shared', 'is_on_hold', 'is_draft']);
  });

  test('each field belongs to at least one kind, with a value type', () => {
    const [talent, request] = [fieldRows('talent'), fieldRows('request')];
    const shared = talent.map(({ name }) => name).filter((name) => request.some((row) => row.name === name));
    const both = ['title', 'skills', 'seniority', 'english_level', 'specializations', 'full_stack', 'industries'];
    const behind = ['hourly_rate', 'monthly_rate', 'city', 'summary', 'is_private', 'is_on_hold', 'is_draft'];
    expect(shared).toEqual([...both, ...behind]);
    expect(new Set([...talent, ...request].map(({ name }) => name))).toEqual(new Set(names));
    const facts = { max: 1_000_000, verified: true, copied: true };
    expect(talent.find(({ name }) => name === 'hourly_rate')).toEqual({
      name: 'hourly_rate',
      holds: 'amount',
      ...facts,
    });
    expect(request.find(({ name }) => name === 'hourly_rate')).toEqual({
      name: 'hourly_rate',
      holds: 'range',
      ...facts,
    });
    expect(request.find(({ name }) => name === 'start_date')).toMatchObject({ holds: 'day', max: Infinity });
  });
});

test('skills, entries and questions have their limits', () => {
  const numbers = Object.entries(fields).filter(([, value]) => typeof value === 'number');
  expect(Object.fromEntries(numbers)).toEqual({
    SKILL_NAME_MAX: 60,
    SKILL_YEARS_MAX: 60,
    CHOICES_MIN: 2,
    CHOICES_MAX: 10,
    QUESTION_MAX: 200,
    CHOICE_MAX: 100,
    JOB_TITLE_MAX: 160,
    DONE_MAX: 2000,
    SCHOOL_MAX: 160,
    DEGREE_MAX: 160,
    LINK_MAX: 500,
    LINK_LABEL_MAX: 60,
    FIRST_YEAR: 1950,
    LAST_YEAR: 2100,
  });
  expect([fields.NOTICE_PERIODS, fields.AVAILABLE_WITHIN, fields.QUESTION_KINDS]).toEqual([
    [0, 7, 14, 30, 60, 90],
    [0, 14, 30, 90],
    ['short', 'long', 'yes_no', 'choice'],
  ]);
});
