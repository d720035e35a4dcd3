import type { RequestCard } from '@crewdock/contract/cards';
import { expect, test } from 'vitest';
import { jobFacts, type JobSay } from './JobCard.tsx';

const say = ((name: string, values?: { name: string; n: number }) =>
  values ? `${values.name} and ${values.n} more` : name) as unknown as JobSay;
const POLAND = { code: 'PL', label: 'Poland' };
const GERMANY = { code: 'DE', label: 'Germany' };
const CARD = { company_name: 'Acme', city: null, region: null, countries: [], seniority: null, duration: null };
const factsOf = (to: Partial<RequestCard>) =>
  jobFacts({ ...CARD, english_level: null, ...to } as unknown as RequestCard, say);

test.each([
  [{}, 'Acme · anywhere'],
  [{ countries: [POLAND] }, 'Acme · Poland'],
  [{ city: 'Kraków', countries: [POLAND, GERMANY] }, 'Acme · Kraków · Poland and 1 more'],
  [{ city: 'Austin', region: 'Texas' }, 'Acme · Austin, Texas'],
  [{ city: 'תל אביב' }, 'Acme · \u2068תל אביב\u2069'],
])('a job with %j shows “%s”', (place, text) => {
  expect(factsOf(place)).toBe(text);
});
