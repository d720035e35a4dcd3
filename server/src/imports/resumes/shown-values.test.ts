import { expect, test } from 'vitest';
import type { ExactResume } from '../documents/exact/exact-resume.ts';
import { layOutFlowLines } from '../documents/reading/flow/flow.ts';
import { keepShownValues } from './shown-values.ts';

const document = layOutFlowLines(
  ['Ada Example', 'Rust developer', 'ada@', 'example.com', 'Engineer, Globex', '2019 to now', 'Skills: Rust, C#'].map(
    (text) => ({ cells: [text] }),
  ),
);
const JOB = { company: 'Globex', title: 'Engineer', from: '2019-03', to: '', isCurrent: true, description: '' };
const SKILL = { name: 'Rust', years: 7, isMain: true };
const RESUME: ExactResume = {
  name: 'Ada Example',
  title: 'Rust developer',
  email: 'ada@example.com',
  phone: '',
  place: 'PL',
  summary: '',
  links: [],
  jobs: [JOB],
  schools: [],
  skills: [SKILL, { ...SKILL, name: 'C#' }],
  languages: [],
  seniority: '',
  hourly_rate: null,
  monthly_rate: null,
};

test('values of an attached file are kept if the document shows them', () => {
  expect(keepShownValues(RESUME, document)).toEqual(RESUME);
});

test('values of an attached file that the document does not show are left out', () => {
  const hidden = {
    ...RESUME,
    title: 'Chief executive',
    phone: '+48600100200',
    jobs: [JOB, { ...JOB, company: 'Hooli' }, { ...JOB, from: '2009-03' }],
    schools: [{ school: 'Example University', degree: '', from: '', to: '' }],
    skills: [SKILL, { ...SKILL, name: 'Kubernetes' }, { ...SKILL, name: 'C' }],
    hourly_rate: 90,
  };
  expect(keepShownValues(hidden, document)).toEqual({
    ...RESUME,
    title: '',
    jobs: [JOB],
    skills: [SKILL],
  });
});

test('an attached file of another person is ignored', () => {
  expect(keepShownValues({ ...RESUME, name: 'Grace Hopper' }, document)).toBeNull();
});
