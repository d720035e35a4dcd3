import type { RequestDetails } from '@crewdock/contract/cards';
import { describe, expect, it, test } from 'vitest';
import { jobPosting } from './json-ld.ts';

const SITE = {
  name: 'Crewdock',
  origin: 'https://crewdock.example',
  image: '/preview.png',
  icon: { path: '/favicon.svg', type: 'image/svg+xml' },
  touchIcon: null,
};
const JOB: RequestDetails = {
  id: 1,
  public_id: '1-1',
  path: '/j/1-1',
  title: 'Engineer',
  skills: [],
  seniority: null,
  english_level: null,
  specializations: [],
  industries: [],
  hourly_rate: null,
  monthly_rate: null,
  is_verified: false,
  priority: 1,
  modified: '2026-11-01T00:00:00.000Z',
  created: '2026-11-01T00:00:00.000Z',
  company_name: null,
  city: null,
  region: null,
  countries: [],
  duration: null,
  summary: '',
  full_stack: false,
  is_active: true,
  is_on_hold: false,
  is_private: false,
  is_draft: false,
  version: 1,
  has_cv: false,
  can: { edit: false, see_privately: false },
  specific_project: null,
  headcount: 1,
  start_date: null,
  engagement: null,
  hours_per_week: null,
  work_mode: null,
  overlap_time_zone: null,
  overlap_hours: null,
  questions: [],
};
const posting = (to: Partial<RequestDetails> = {}) => jobPosting({ ...JOB, ...to }, SITE) as Record<string, unknown>;

test('a job without terms has no properties about them', () => {
  const told = posting();
  expect(told).toMatchObject({ employmentType: ['CONTRACTOR'], totalJobOpenings: 1 });
  const unnamed = ['jobStartDate', 'workHours', 'experienceRequirements', 'jobLocation', 'baseSalary'];
  for (const name of [...unnamed, 'jobLocationType', 'applicantLocationRequirements']) {
    expect(told).not.toHaveProperty(name);
  }
});

test('the stated terms are included', () => {
  const skill = { id: 1, name: 'Rust', skill_image: null };
  const told = posting({
    headcount: 3,
    start_date: '2099-12-03',
    engagement: { id: 2, label: 'Part time' },
    hours_per_week: 20,
    skills: [
      { ...skill, experience: 4, is_main: true },
      { ...skill, id: 2, experience: 9, is_main: false },
    ],
  });
  expect(told).toMatchObject({
    totalJobOpenings: 3,
    jobStartDate: '2099-12-03',
    employmentType: ['CONTRACTOR', 'PART_TIME'],
    workHours: '20 hours a week',
    experienceRequirements: { monthsOfExperience: 48 },
  });
  expect(posting({ start_date: '2020-01-01' })).not.toHaveProperty('jobStartDate');
});

it.each([null, { id: 1, label: 'Remote' }])(
  'names no country and no remote work for a job of %j without countries',
  (work_mode) => {
    const told = posting({ work_mode });
    expect(told).not.toHaveProperty('jobLocationType');
    expect(told).not.toHaveProperty('applicantLocationRequirements');
    expect(JSON.stringify(told)).not.toContain('Anywhere');
  },
);

test('only remote work is marked as telecommuting', () => {
  const poland = { code: 'PL', label: 'Poland' };
  const remote = posting({ work_mode: { id: 1, label: 'Remote' }, countries: [poland] });
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'Poland' }],
  });
  expect(remote).not.toHaveProperty('jobLocation');
  for (const work_mode of [
    { id: 2, label: 'Hybrid' },
    { id: 3, label: 'On site' },
  ]) {
    const told = posting({ work_mode, countries: [poland] });
    expect(told).toMatchObject({ jobLocation: [{ address: { addressCountry: 'PL' } }] });
    expect(told).not.toHaveProperty('jobLocationType');
    expect(told).not.toHaveProperty('applicantLocationRequirements');
    expect(posting({ work_mode })).not.toHaveProperty('jobLocation');
  }
});

describe('a job with a city and region', () => {
  const austin = { city: 'Austin', region: 'Texas' };
  const usa = { code: 'US', label: 'United States' };
  const canada = { code: 'CA', label: 'Canada' };
  const remote = { id: 1, label: 'Remote' };

  it.each([null, { id: 2, label: 'Hybrid' }, { id: 3, label: 'On site' }])(
    'is at this place and not remote if its work mode is %j',
    (work_mode) => {
      const told = posting({ ...austin, work_mode, countries: [usa] });
      expect(told['jobLocation']).toEqual([
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Austin',
            addressRegion: 'Texas',
            addressCountry: 'US',
          },
        },
      ]);
      expect(told).not.toHaveProperty('jobLocationType');
      expect(told).not.toHaveProperty('applicantLocationRequirements');
    },
  );

  it('omits the missing part of the place', () => {
    const addressOf = (to: Partial<RequestDetails>) =>
      posting({ ...to, countries: [usa] })['jobLocation'] as { address: object }[];
    expect(addressOf({ city: 'Austin' })[0]!.address).not.toHaveProperty('addressRegion');
    expect(addressOf({ region: 'Texas' })[0]!.address).not.toHaveProperty('addressLocality');
  });

  it('names the place and the countries of applicants if it is remote', () => {
    expect(posting({ ...austin, work_mode: remote, countries: [usa] })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      jobLocation: [{ address: { addressLocality: 'Austin', addressRegion: 'Texas', addressCountry: 'US' } }],
      applicantLocationRequirements: [{ '@type': 'Country', name: 'United States' }],
    });
  });

  it.each([null, remote, { id: 3, label: 'On site' }])(
    'names no country if the work mode is %j and it has no countries',
    (work_mode) => {
      const told = posting({ ...austin, work_mode });
      expect(told['jobLocation']).toEqual([
        {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'Texas' },
        },
      ]);
      expect(told).not.toHaveProperty('applicantLocationRequirements');
      expect(JSON.stringify(told)).not.toMatch(/addressCountry|"Country"/);
    },
  );

  it('does not place the city in one of several countries', () => {
    const told = posting({ ...austin, work_mode: { id: 2, label: 'Hybrid' }, countries: [usa, canada] });
    expect(told).toMatchObject({
      jobLocation: [{ address: { addressCountry: 'US' } }, { address: { addressCountry: 'CA' } }],
    });
    expect(JSON.stringify(told)).not.toContain('Austin');
  });
});
