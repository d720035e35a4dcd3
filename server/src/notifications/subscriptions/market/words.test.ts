import type { RequestCard } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { describeCard } from './words.ts';

test('emails describe a job without a rate as “Rate on request”', () => {
  const job = {
    title: 'Loom engineer',
    company_name: 'Loom & Co',
    path: '/j/1-2',
    skills: [],
    seniority: null,
    countries: [],
    hourly_rate: null,
    monthly_rate: null,
  } as unknown as RequestCard;
  expect(describeCard(job, 'https://jobs.example')).toBe(
    'Loom engineer, Loom & Co\nRate on request\nhttps://jobs.example/j/1-2',
  );
  const monthly_rate = { min: 5000, max: 6000 };
  expect(describeCard({ ...job, monthly_rate }, 'https://jobs.example')).toContain('$5,000/month to $6,000/month');
});
