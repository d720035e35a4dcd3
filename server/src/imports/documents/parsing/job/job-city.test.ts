import { expect, test } from 'vitest';
import { jobKnowledge } from '../../../../../../tests/job-texts/knowledge.ts';
import { readPlain } from '../../reading/flow/plain.ts';
import { parseJob } from './parse-job.ts';

const knowledge = { ...jobKnowledge(), today: '2026-11-30' };

function placeIn(text: string): [city: string | null, region: string | null] {
  const { city, region } = parseJob(readPlain(Buffer.from(text)), knowledge);
  return [city?.value ?? null, region?.value ?? null];
}

test.each([
  ['Location: Berlin', 'Berlin', null],
  ['Location: Berlin, Germany', 'Berlin', null],
  ['Location: Berlin (Germany)', 'Berlin', null],
  ['Location: Hamburg, DE', 'Hamburg', null],
  ['Location: Austin, TX', 'Austin', 'TX'],
  ['Location: Austin, TX (hybrid)', 'Austin', 'TX'],
  ['Location: Austin, TX 78701', 'Austin', 'TX'],
  ['LOCATION: AUSTIN, TX', 'Austin', 'TX'],
  ['Location: Dallas TX - Onsite', 'Dallas', 'TX'],
  ['Location: Hybrid in Plano, Texas', null, 'Texas'],
  ['Location: Plano, Texas', 'Plano', 'Texas'],
  ['Location: Atlanta, Georgia', 'Atlanta', 'Georgia'],
  ['Location: Tbilisi, Georgia', 'Tbilisi', null],
  ['Location: Seattle, Washington', 'Seattle', 'Washington'],
  ['Location: New York, NY', 'New York', 'NY'],
  ['Location: Buffalo, New York', 'Buffalo', 'New York'],
  ['Location: Toronto, ON, Canada', 'Toronto', 'ON'],
  ['Location: Toronto, CA', 'Toronto', null],
  ['Location: Munich, Bavaria, Germany', 'Munich', 'Bavaria'],
  ['Location: Amsterdam, North Holland, Netherlands (Hybrid)', 'Amsterdam', 'North Holland'],
  ['Location: Berlin, Berlin, Germany', 'Berlin', 'Berlin'],
  ['Location: Görlitz, Germany', 'Görlitz', null],
  ['Location: Bengaluru, Karnataka, India', 'Bengaluru', 'Karnataka'],
  ['Location: São Paulo - SP', 'São Paulo', 'SP'],
  ['Location: London, UK or remote', 'London', null],
  ['Location: Remote / Warsaw', 'Warsaw', null],
  ['Location: Remote (California, USA)', null, 'California'],
  ['Location: Singapore', 'Singapore', null],
  ['Standort: 10115 Berlin', 'Berlin', null],
  ['Standort: Hauptstr. 5, 02826 Görlitz, Germany', 'Görlitz', null],
  ['Einsatzort: Frankfurt am Main, teilweise remote', 'Frankfurt am Main', null],
  ['Ubicación: Madrid (híbrido)', 'Madrid', null],
  ['Lokalizacja: Kraków', 'Kraków', null],
  ['Локація: Київ', 'Київ', null],
  ['City: Prague', 'Prague', null],
  ['Location: St. Gallen, Switzerland', 'St. Gallen', null],
  ['Location: Austin, USA. On-site three days a week, the others at home.', 'Austin', null],
  ['Einsatzort: 80 % remote, 20 % Stuttgart', 'Stuttgart', null],
  ['Ort: remote, einmal im Monat vor Ort in Essen', 'Essen', null],
  ['Location: 서울', '서울', null],
  ['Office: Lisbon office', 'Lisbon', null],
])('reads the place in "%s"', (line, city, region) => {
  expect(placeIn(`Java developer\nAcme\n${line}`)).toEqual([city, region]);
});

test.each([
  'Location: Remote',
  'Location: Remote, Poland',
  'Location: Anywhere in Europe',
  'Location: Europe, US',
  'Location: EMEA',
  'Location: Germany, Austria or Switzerland',
  'Location: Fully remote, Germany',
  'Location: Client office, Germany',
  'Location: Berlin or Munich',
  'Location: Kyiv / Lviv / Kraków',
  'Location: Austin, TX or Denver, CO',
  'Location: CET time zone',
  'Location: Acme GmbH, Germany',
  'Location: to be agreed',
  'Country: Poland',
])('reads no place in "%s"', (line) => {
  expect(placeIn(`Java developer\nAcme\n${line}`)).toEqual([null, null]);
});

test.each([
  ['Java developer\nAcme | Berlin, Germany | Full time', 'Berlin', null],
  ['Senior Java developer (Warsaw)\nAcme', 'Warsaw', null],
  ['Java developer in Lisbon\nAcme', 'Lisbon', null],
  ['Java developer\nAcme · Plano, TX · Contract', 'Plano', 'TX'],
  ['Java developer\nAustin, TX (hybrid)\n$60/hr on C2C', 'Austin', 'TX'],
  ['Java developer\nAcme\nYou work from our office in Berlin two days a week.', 'Berlin', null],
  ['Java developer\nAcme\n▪️ London office 2 days a week', 'London', null],
  ['Java developer\nAcme\nWe are hiring a developer for our Dublin office.', 'Dublin', null],
  ['Java developer\nAcme\nWir arbeiten in Köln, auf Wunsch auch remote.', 'Köln', null],
  ['Java developer\nAcme\nThe position is based in Vienna.', 'Vienna', null],
  ['Java developer\nAcme\nDu arbeitest mit uns im Büro in Hamburg.', 'Hamburg', null],
])('reads the place at the top or in a sentence of %j', (text, city, region) => {
  expect(placeIn(text)).toEqual([city, region]);
});

test.each([
  'Java developer\nLoom GmbH, Germany',
  'Java developer, Germany',
  'Java, Python, Georgia',
  'Java developer\nAcme | Remote | Full time',
  'Java developer\nAcme\nOur offices in Berlin, London and Tokyo are growing.',
  'Java developer\nAcme\nOur customers are banks in Vienna.',
  'Java developer\nAcme was founded in Paris by two engineers.',
  'Java developer\nAcme | Berlin | Munich',
])('reads no place in %j', (text) => {
  expect(placeIn(text)).toEqual([null, null]);
});

test('the place has its position in the text', () => {
  const { city, region } = parseJob(readPlain(Buffer.from('Java developer\nLocation: Austin, TX')), knowledge);
  expect([city?.where, region?.where]).toEqual([city?.where, city?.where]);
  expect(city?.where).toHaveLength(1);
});
