import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { knowledge } from './knowledge.ts';
import { readResume } from '@crewdock/server/imports/resumes/read-resume';

const folder = mkdtempSync(join(tmpdir(), 'exact-'));
afterAll(() => rmSync(folder, { recursive: true }));

const JSON_RESUME = {
  basics: {
    name: 'Springfield Austin',
    label: 'Keeper of clusters',
    email: 'Austin@Mail.example',
    phone: '091 555 0147',
    url: 'https://austin.example',
    summary: 'Runs clusters.\nWrites about them.',
    location: { city: 'Zagreb', countryCode: 'HR' },
    profiles: [{ network: 'Mastodon', url: 'https://social.example/@austin' }],
  },
  work: [
    { name: 'Developer Bank', position: 'Berlin', startDate: '2019-03-01', highlights: ['Moved to Docker'] },
    { company: 'Engineer Ltd', position: 'Analyst', startDate: '2015', endDate: '2018', summary: 'Wrote SQL' },
    { name: 'Undated', position: 'Intern' },
  ],
  education: [
    { institution: 'Honours & Sons', studyType: 'BSc', area: 'Physics', startDate: '2010-10', endDate: '2013-06' },
  ],
  skills: [{ name: 'Backend', keywords: ['Go', 'PostgreSQL'] }],
  languages: [{ language: 'German', fluency: 'Native speaker' }],
};

test('JSON Resume is read as written, whatever its values look like', async () => {
  const { base, skills, summary, work_experience } = await parsed(JSON.stringify(JSON_RESUME));
  expect(base).toMatchObject({
    name: { value: 'Springfield Austin', sure: 0.99 },
    title: { value: 'Keeper of clusters' },
    email: { value: 'austin@mail.example' },
    phone: { value: '+385915550147' },
    country: { value: 'HR' },
    languages: [{ value: { code: 'de', level: 'native' } }],
    education: [{ value: { school: 'Honours & Sons', degree: 'BSc, Physics', from: 2010, to: 2013 } }],
  });
  expect(base.links.map(({ value }) => value)).toEqual([
    { url: 'https://austin.example', label: null },
    { url: 'https://social.example/@austin', label: 'Mastodon' },
  ]);
  expect(work_experience.map(({ value }) => value)).toEqual([
    { company: 'Developer Bank', title: 'Berlin', from: '2019-03', to: null, description: 'Moved to Docker' },
    { company: 'Engineer Ltd', title: 'Analyst', from: '2015', to: '2018', description: 'Wrote SQL' },
    { company: 'Undated', title: 'Intern', from: '', to: '', description: '' },
  ]);
  expect(skills.map(({ value }) => value.name).toSorted()).toEqual(['Docker', 'Go', 'PostgreSQL', 'SQL']);
  expect(summary?.value).toBe('Runs clusters.\nWrites about them.');
});

test('wrong types and missing parts of JSON Resume are left out', async () => {
  const { base, work_experience } = await parsed(
    '{"basics": {"name": ["x"], "email": 7, "profiles": "none"}, "work": [null, {"position": "Tester"}], "skills": {}}',
  );
  expect(base).toMatchObject({ name: null, links: [], education: [] });
  expect(work_experience.map(({ value }) => value.title)).toEqual(['Tester']);
});

test('the archive of LinkedIn is read as written', async () => {
  const { base, skills, work_experience } = await parsed(
    zipSync({
      'Profile.csv': strToU8(
        'First Name,Last Name,Headline,Summary,Geo Location,Websites\nAna,Petrova,"Keeper, of clusters","Says ""hello""\nand more","Lviv, Ukraine","[PORTFOLIO:https://ana.example]"\n',
      ),
      'Email Addresses.csv': strToU8(
        'Email Address,Confirmed,Primary,Updated On\nold@mail.example,Yes,No,\nana@mail.example,Yes,Yes,\n',
      ),
      'PhoneNumbers.csv': strToU8('Extension,Number,Type\n,+380 44 123 45 67,Mobile\n'),
      'Positions.csv': strToU8(
        'Company Name,Title,Description,Location,Started On,Finished On\r\nAcme,Developer,"Wrote Go, and SQL",Kyiv,Jan 2020,\r\nGlobex,Tester,,Kyiv,Mar 2018,Dec 2019\r\n',
      ),
      'Education.csv': strToU8('School Name,Start Date,End Date,Notes,Degree Name,Activities\nKPI,2012,2016,,BSc,\n'),
      'Skills.csv': strToU8('Name\nGo\nDocker\n'),
      'Languages.csv': strToU8('Name,Proficiency\nUkrainian,Native or bilingual proficiency\n'),
    }),
  );
  expect(base).toMatchObject({
    name: { value: 'Ana Petrova' },
    title: { value: 'Keeper, of clusters' },
    email: { value: 'ana@mail.example' },
    phone: { value: '+380441234567' },
    country: { value: 'UA' },
    links: [{ value: { url: 'https://ana.example', label: null } }],
    education: [{ value: { school: 'KPI', degree: 'BSc', from: 2012, to: 2016 } }],
    languages: [{ value: { code: 'uk', level: 'native' } }],
  });
  expect(work_experience.map(({ value: { company, from, to } }) => [company, from, to])).toEqual([
    ['Acme', '2020-01', null],
    ['Globex', '2018-03', '2019-12'],
  ]);
  expect(skills.map(({ value }) => value.name).toSorted()).toEqual(['Docker', 'Go', 'SQL']);
});

test('other archives and other JSON are refused or read as text', async () => {
  expect(await read(zipSync({ 'notes.csv': strToU8('a,b') }))).toHaveProperty('refused');
  expect(await read('{"a": 1}')).toMatchObject({ parsed: { base: { name: null } } });
});

test('a hostile archive of LinkedIn is refused', async () => {
  const bomb = zipSync({ 'Profile.csv': new Uint8Array(64 * 2 ** 20) }, { level: 9 });
  expect(await read(bomb)).toHaveProperty('refused');
});

let count = 0;
async function read(contents: string | Uint8Array) {
  const path = join(folder, `${++count}`);
  writeFileSync(path, contents);
  return readResume({ path, name: null, knowledge: knowledge() });
}

async function parsed(contents: string | Uint8Array) {
  const outcome = await read(contents);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.parsed;
}
