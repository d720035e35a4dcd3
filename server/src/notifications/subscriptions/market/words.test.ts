import type { RequestCard } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import type { Names } from '../../../dictionaries/names.ts';
import { describeCard, describeView } from './words.ts';

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

test('emails name the city and region of a job, isolated from the words around them', () => {
  const place = { city: 'תל אביב', region: 'Center', countries: [{ code: 'IL', label: 'Israel' }] };
  const job = { title: 'Weaver', company_name: null, path: '/j/1-3', skills: [], seniority: null, ...place };
  const rates = { hourly_rate: null, monthly_rate: null };
  expect(describeCard({ ...job, ...rates } as unknown as RequestCard, 'https://jobs.example')).toBe(
    'Weaver\n\u2068תל אביב\u2069, Center · Israel · Rate on request\nhttps://jobs.example/j/1-3',
  );
});

test('emails name the city of a view', () => {
  const names = { english: new Map() } as unknown as Names;
  const view = { city: 'Austin', matching: 'recommended', sortBy: '-1' } as const;
  expect(describeView('request', view, names)).toEqual(['City or region: Austin']);
});
