import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJob } from '@crewdock/server/imports/job-texts/read-job';
import { afterAll, expect, test } from 'vitest';
import { jobKnowledge } from './knowledge.ts';

const known = jobKnowledge();
const folder = mkdtempSync(join(tmpdir(), 'companies-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['Job: Go Developer\nClient: Nordwind Soft, a fintech from Zagreb that builds payments\nStack: Go', 'Nordwind Soft'],
  ['Go Developer\nClient: Acme, Inc. (payments)\nSkills: Go', 'Acme, Inc'],
  ['Go Developer\nClient: Nordwind Soft – remote first since 2012\nSkills: Go', 'Nordwind Soft'],
  ['Go Developer\nKunde: Nordwind Soft GmbH mit Sitz in Berlin\nSkills: Go', 'Nordwind Soft GmbH'],
  ['Data Engineer\nClient: we can not name them yet\nSkills: Python', null],
  ['Data Engineer\nCustomer: a large bank in Frankfurt\nSkills: Python', null],
  ['Data Engineer\nClient: Confidential\nSkills: Python', null],
  [
    'Subject: Need a React dev\n\nHi Tom,\n\nour client Blue Lagoon Ltd is looking for a React developer.\n\nBest,\nAna',
    'Blue Lagoon Ltd',
  ],
  ['Hello,\n\nwe need a Go developer from March. Three years of Go are enough.\n\nKind regards\nAna', null],
  ['Nordwind Soft\nBackend Developer (m/w/d)\nZagreb · Full time\n\nYour profile\n- Go', 'Nordwind Soft'],
  ['We are Nordwind Soft and we need a Python engineer from April.', 'Nordwind Soft'],
  [
    'Für unseren Kunden, die Nordwind Soft GmbH, suchen wir zum 01.03.2027 drei Java-Entwickler (m/w/d).',
    'Nordwind Soft GmbH',
  ],
])('finds the company in "%s"', async (text, company) => {
  expect((await read(text)).company_name?.value ?? null).toBe(company);
});

test('a date between the verb and the people is not part of the title', async () => {
  const { title, headcount } = await read('Wir suchen zum 01.03.2027 drei Java-Entwickler (m/w/d).');
  expect([title?.value, headcount?.value]).toEqual(['Java-Entwickler', 3]);
});

let texts = 0;
async function read(text: string) {
  const path = join(folder, `${++texts}.txt`);
  writeFileSync(path, text);
  const outcome = await readJob({ path, name: null, isText: true, knowledge: known });
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.parsed;
}
