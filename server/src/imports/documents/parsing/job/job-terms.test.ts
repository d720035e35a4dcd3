import { expect, test } from 'vitest';
import { jobKnowledge } from '../../../../../../tests/job-texts/knowledge.ts';
import { readPlain } from '../../reading/flow/plain.ts';
import { parseJob } from './parse-job.ts';

const knowledge = { ...jobKnowledge(), today: '2026-11-30' };

function read(text: string) {
  return parseJob(readPlain(Buffer.from(text)), knowledge);
}

const durationOf = (text: string) => {
  const id = read(text).duration?.value;
  return Object.keys(knowledge.durations).find((label) => knowledge.durations[label] === id) ?? null;
};

test.each([
  ['Start: ASAP', '2026-11-30'],
  ['Start: 1 March', '2027-03-01'],
  ['Start: March 1st, 2027', '2027-03-01'],
  ['Start: in two weeks', '2026-12-14'],
  ['Start: Q1 2027', '2027-01-01'],
  ['Start: Q2', '2027-04-01'],
  ['Start date: 15.02.2027', '2027-02-15'],
  ['Start: 2027-02-15', '2027-02-15'],
  ['Start: mid-January', '2027-01-15'],
  ['Start: end of January 2027', '2027-01-31'],
  ['Start: January', '2027-01-01'],
  ['Beginn: ab sofort', '2026-11-30'],
  ['Projektstart: KW 5/2027', '2027-02-01'],
  ['Eintrittstermin: Mitte Februar 2027', '2027-02-15'],
  ['Inicio: 1 de marzo de 2027', '2027-03-01'],
  ['Début : 1er mars 2027', '2027-03-01'],
  ['Start: od 1 lutego', '2027-02-01'],
  ['We would like you to start on 11 January 2027.', '2027-01-11'],
  ['The project kicks off next month; we want a React developer for the kick-off in January 2027.', '2027-01-01'],
  ['Wir suchen zum 1. April 2027 einen Entwickler.', '2027-04-01'],
  ['Wir suchen schnellstmöglich eine Entwicklerin.', '2026-11-30'],
])('reads the start in "%s"', (line, day) => {
  const { start_date } = read(`Java developer\nAcme\n${line}`);
  expect(start_date?.value).toBe(day);
  expect(start_date?.where).toHaveLength(1);
});

test.each([
  'Please apply as soon as possible.',
  'We need your CV by 15 January 2027.',
  'Interviews start on 9 December 2026.',
  'We started in March 2012.',
  'Start: flexible',
  'Start: to be discussed',
  'Start: before Christmas',
  'Start: 02/01/2027',
  'Founded in 2012, we are looking for people who may march with us.',
  'Start: 15 November',
])('reads no start in "%s"', (line) => {
  expect(read(`Java developer\nAcme\n${line}`).start_date).toBeNull();
});

test('reads a date with slashes where months come first if the text is about US staffing', () => {
  expect(read('Java developer\nLocation: Austin, TX\nStart: 02/01/2027').start_date?.value).toBe('2027-02-01');
});

test.each([
  ['Duration: 6 months', '3 to 6 months'],
  ['Duration: 6+ months', '6 to 12 months'],
  ['Duration: 12+ months', 'more than 12 months'],
  ['Duration: 3-6 months', '3 to 6 months'],
  ['Duration: 8 weeks', '1 to 3 months'],
  ['Duration: 10 days', 'less than 1 month'],
  ['Duration: a year and a half', 'more than 12 months'],
  ['Duration: one year', '6 to 12 months'],
  ['Duration: half a year', '3 to 6 months'],
  ['Duration: long term', 'long term'],
  ['Duration: 12 months or longer', 'more than 12 months'],
  ['Laufzeit: mindestens 6 Monate', '6 to 12 months'],
  ['Laufzeit: bis 28.02.2027', '1 to 3 months'],
  ['Projektende: 30.06.2027', '6 to 12 months'],
  ['Duración: 9 meses', '6 to 12 months'],
  ['Durée : 6 mois renouvelables', '3 to 6 months'],
  ['12-month contract with extension', '6 to 12 months'],
  ['This is a three-month project.', '1 to 3 months'],
  ['We are looking for a developer for nine months.', '6 to 12 months'],
  ['Wir suchen für sechs Monate eine Entwicklerin.', '3 to 6 months'],
  ['The assignment is limited to 18 months.', 'more than 12 months'],
  ['Contract type: permanent', 'long term'],
  ['Festanstellung, unbefristet', 'long term'],
])('reads the duration in "%s"', (line, option) => {
  expect(durationOf(`Java developer\nAcme\n${line}`)).toBe(option);
});

test.each([
  '12 months of experience with Java',
  'Probation period: 3 months',
  'Every 6 months we meet for a week.',
  '6 weeks of holiday and 12 months of parental leave',
  'We have funding for the next 24 months.',
  'In the last 6 months we have doubled.',
  'A relationship of 10 years with our customers',
])('reads no duration in "%s"', (line) => {
  expect(durationOf(`Java developer\nAcme\n${line}`)).toBeNull();
});

test.each([
  ['At least 4 hours overlap with EST', 'America/New_York', 4],
  ['Minimum of 3h overlap with CET', 'Europe/Berlin', 3],
  ['Overlap: 5 hours with London', 'Europe/London', 5],
  ['4-5 hours of overlap with Pacific Time', 'America/Los_Angeles', 4],
  ['CET working hours', 'Europe/Berlin', 8],
  ['You work between 9 am and 1 pm EST.', 'America/New_York', 4],
  ['Core hours: 10:00 – 15:00 CET', 'Europe/Berlin', 5],
  ['Working hours: 2-6 pm UK time', 'Europe/London', 4],
  ['Kernzeit 9 bis 15 Uhr MEZ', 'Europe/Berlin', 6],
  ['Mindestens 4 Stunden Überschneidung mit MEZ', 'Europe/Berlin', 4],
  ['Al menos 4 horas de solape con EST', 'America/New_York', 4],
])('reads the overlap in "%s"', (line, zone, hours) => {
  const { overlap_time_zone, overlap_hours } = read(`Java developer\nAcme\n${line}`);
  expect([overlap_time_zone?.value, overlap_hours?.value]).toEqual([zone, hours]);
  expect(overlap_hours?.where).toEqual(overlap_time_zone?.where);
});

test.each([
  'Candidates in CET +/- 2 hours',
  'Remote (EST)',
  'Daily stand-up at 10:00 CET',
  '40 hours a week',
  'We meet five times a week in the office (CET).',
  'Our support answers around the clock, 24 hours, from EST to PST.',
  'Call me between 9:00 and 12:00 CET, my phone is on.',
  'Overlap of 4 hours with either EST or CET',
])('reads no overlap in "%s"', (line) => {
  const { overlap_time_zone, overlap_hours } = read(`Java developer\nAcme\n${line}`);
  expect([overlap_time_zone, overlap_hours]).toEqual([null, null]);
});

test.each([
  ['2 positions', 2],
  ['We are looking for three developers.', 3],
  ['No. of positions: 4', 4],
  ['# of openings: 2', 2],
  ['We need two more React developers.', 2],
  ['Wir suchen zwei Entwickler.', 2],
  ['Necesitamos tres desarrolladores.', 3],
  ['Szukamy dwóch programistów.', 2],
  ['2 x Java developer needed', 2],
])('reads the number of people in "%s"', (line, count) => {
  expect(read(`Java developer\nAcme\n${line}`).headcount?.value).toBe(count);
});

test.each([
  'We are looking for a developer with three years of Java.',
  'We need somebody for our team of six developers.',
  'You join five developers and two designers.',
  'We are looking for a lead for our four developers.',
  'Openings: 1',
  'There are two rounds of interviews.',
])('reads no number of people in "%s"', (line) => {
  expect(read(`Java developer\nAcme\n${line}`).headcount).toBeNull();
});

test.each([
  ['5+ years of Java', { Java: 5 }],
  ['Java (5 years)', { Java: 5 }],
  ['Java, min. 3 yrs', { Java: 3 }],
  ['Java – at least four years', { Java: 4 }],
  ['Java: 3-5 years', { Java: 3 }],
  ['10+ years of IT experience, 5 of them with Java', { Java: 5 }],
  ['4 years of Java and Spring Boot', { Java: 4, 'Spring Boot': 4 }],
  ['Java (5 years), Spring Boot (3 years), Docker', { Java: 5, 'Spring Boot': 3 }],
  ['Mindestens 5 Jahre Erfahrung mit Java', { Java: 5 }],
  ['Java (mind. 5 Jahre)', { Java: 5 }],
  ['3 años de experiencia con Python', { Python: 3 }],
  ["5 ans d'expérience en Java", { Java: 5 }],
  ['min. 3 lata doświadczenia z Python', { Python: 3 }],
  ['8+ years of experience', {}],
  ['5 years of work in a team that uses Java, Docker, Kubernetes, Terraform and AWS', {}],
])('reads the years of skills in "%s"', (line, years) => {
  const { skills } = read(`Engineer\nAcme\nRequirements\n- ${line}`);
  const known = skills.flatMap(({ value: { name, experience } }) => (experience === null ? [] : [[name, experience]]));
  expect(Object.fromEntries(known)).toEqual(years);
});

test.each([
  ['Role: Java developer\nClient: large bank in Frankfurt (details after NDA)', null],
  ['Role: Java developer\nClient: European bank', null],
  ['Role: Java developer\nClient: Direct client (will be disclosed)', null],
  ['Role: Java developer\nKunde: Versicherung in München (Name nach Freigabe)', null],
  ['Role: Java developer\nEnd client: Larkmere Bank, Vienna (do not publish)', 'Larkmere Bank'],
  ['Role: Java developer\nClient: we cannot name them\n\nNorthbeam Consulting is looking for people.', null],
  ['We need a Java developer.\nOracle is a plus.', null],
  ['Java developer\nFirma: Zielona Ważka sp. z o.o.', 'Zielona Ważka sp. z o.o.'],
])('reads the company in "%s"', (text, name) => {
  expect(read(text).company_name?.value ?? null).toBe(name);
});

test.each([
  ['Projektangebot: Senior Java Entwickler (m/w/d)', 'Senior Java Entwickler'],
  ['Re: Two backend developers needed', 'Backend developers'],
  ['Contract role | Senior Business Analyst | Insurance', 'Senior Business Analyst'],
  ['Wir suchen ab sofort für 12 Monate einen erfahrenen Java-Entwickler mit Spring.', 'Java-Entwickler'],
  ['Position: The developer will build things and test them all day long.', undefined],
])('reads the title in "%s"', (line, title) => {
  expect(read(line).title?.value).toBe(title);
});

const FORWARDED = `Hi Olena, could you check whether Taras fits?

Thanks, Bea

On Thu, 26 Nov 2026 at 16:40, Rufus Delacroix <rufus@cobaltpine.example> wrote:
> Cobalt Pine Software is looking for a React developer to start in
> three weeks.
>
> - 5+ years React
>
> Regards,
> Rufus Delacroix
> Head of Data Engineering, Cobalt Pine`;

test('reads the quoted text of an email, without header fields and signatures', () => {
  const { title, start_date, skills, summary } = read(FORWARDED);
  expect([title?.value, start_date?.value]).toEqual(['React developer', '2026-12-21']);
  expect(skills.map(({ value: { name, experience } }) => [name, experience])).toEqual([['React', 5]]);
  const text = summary!.value.map((block) => block.text).join('\n');
  expect(text).not.toMatch(/Rufus|Bea|Head of Data|>/);
});

test('reads years in a column of a table of skills', () => {
  const { skills } = read('Engineer\n\nSkills:\nSkill\tYears\tMust\nJava\t7\tyes\nDocker\t\tno');
  expect(skills.map(({ value: { name, experience } }) => [name, experience])).toEqual([
    ['Java', 7],
    ['Docker', null],
  ]);
});

test('reads the second label in a row of four cells, and a value below its label', () => {
  const { title, start_date, company_name } = read(
    'Project role\tProduct Owner\tStart\t1 March 2027\n**Company**\nRavenscar Assurance Ltd\n\nScrum is a must.',
  );
  expect([title?.value, start_date?.value, company_name?.value]).toEqual([
    'Product Owner',
    '2027-03-01',
    'Ravenscar Assurance Ltd',
  ]);
});

test('keeps terms that are not understood in the summary', () => {
  const { summary } = read('Java developer\nStart: flexible\nDuration: 6 months\n\nYour tasks\n- Build things');
  const texts = summary!.value.map((block) => block.text);
  expect(texts).toContain('Start: flexible');
  expect(texts).not.toContain('Duration: 6 months');
});
