import type { JobText } from '@crewdock/contract/job-texts';
import { expect, test } from 'vitest';
import { CARD_FORM_FIELDS, EMPTY_FIELDS } from '../fields.ts';
import { jobProposals } from './jobProposals.ts';
import { withProposal } from './proposals.ts';

const found = <T>(value: T) => ({ value, sure: 0.9, where: [] });

const FOUND: JobText['found'] = {
  title: found('Go developer'),
  company_name: found('Acme'),
  headcount: found(2),
  start_date: found('2027-03-01'),
  duration: found(3),
  engagement: found(1),
  hours_per_week: found(40),
  skills: [],
  seniority: found(3),
  english_level: found(3),
  specializations: found([102]),
  hourly_rate: found({ min: 45, max: 60 }),
  monthly_rate: found({ min: 4500, max: null }),
  work_mode: found(1),
  overlap_time_zone: found('America/New_York'),
  overlap_hours: found(4),
  countries: found(['DE']),
  city: found('Berlin'),
  region: found('Brandenburg'),
  summary: null,
};

test('every field of a job description is proposed, in the order of the form', () => {
  const fields = jobProposals(FOUND).job.map(({ field }) => field);
  const { skills: _, summary: __, ...single } = FOUND;
  expect(fields.toSorted()).toEqual(Object.keys(single).toSorted());
  expect(fields).toEqual(CARD_FORM_FIELDS.request.map(({ name }) => name).filter((name) => fields.includes(name)));
});

test('accepted terms fill the fields of the form', () => {
  const filled = jobProposals(FOUND).job.reduce(
    (form, proposal) => ({ ...form, ...withProposal(form, proposal) }),
    EMPTY_FIELDS,
  );
  expect(filled).toMatchObject({
    start_date: '2027-03-01',
    duration: 3,
    overlap_time_zone: 'America/New_York',
    overlap_hours: 4,
  });
});
