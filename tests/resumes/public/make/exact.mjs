/** Writes JSON Resume files and data exports of LinkedIn: `node exact.mjs <folder>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import first from './people-1.mjs';
import second from './people-2.mjs';
import { jsonResume, rolesOf, schoolsOf, truthOf, writeDate } from './person.mjs';

const [folder = '.'] = process.argv.slice(2);
const people = new Map([...first, ...second].map((person) => [person.id, person]));
/** People with a JSON Resume. Every third one is held out, as in the other corpus. */
const JSON_RESUMES = ['dariela', 'hoa', 'annelie', 'thiago', 'saoirse', 'bartosz', 'mehwish', 'keiko', 'amina'];
const LINKEDIN = ['priyanka', 'gerrit', 'lwazi', 'odalys', 'ngozi', 'ludovica', 'folasade', 'sybren', 'arvid'];
/** Time in ZIP files, fixed so that repeated runs create identical files. */
const MADE = new Date('2026-11-30T12:00:00Z');

mkdirSync(folder, { recursive: true });
let number = 0;
for (const id of JSON_RESUMES) save('json-resume', id, 'resume.json', jsonResumeFile(people.get(id)));
for (const id of LINKEDIN) save('linkedin', id, 'zip', linkedInExport(people.get(id)));

function save(format, id, extension, bytes) {
  const name = `${String(++number).padStart(3, '0')}-${format}-${id}`;
  const person = people.get(id);
  const all = truthOf(person, allText(person), person.links.join(' '), {}, []);
  // Skills that only descriptions mention need not be found: these formats list skills.
  const skills = person.skills.flatMap(([, names]) => names);
  const truth = { ...all, skills, skills_optional: [...person.tech, ...all.skills_optional] };
  writeFileSync(join(folder, `${name}.${extension}`), bytes);
  writeFileSync(join(folder, `${name}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
}

/** Returns all text that the exact formats contain. */
function allText(person) {
  return JSON.stringify([person, jsonResume(person)]);
}

function jsonResumeFile(person) {
  const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
  const { basics, work, ...rest } = jsonResume(person);
  // Omits the keys of earlier JSON Resume versions, which `jsonResume` adds only for old themes.
  const { website: _website, ...current } = basics;
  const entries = work.map(({ company: _company, ...entry }) => entry);
  return `${JSON.stringify({ $schema: schema, basics: current, work: entries, ...rest, meta: { version: 'v1.0.0' } }, null, 2)}\n`;
}

function linkedInExport(person) {
  const [firstName, ...lastNames] = person.name.split(' ');
  const { addr } = person;
  const files = {
    'Profile.csv': [
      [
        'First Name',
        'Last Name',
        'Maiden Name',
        'Address',
        'Birth Date',
        'Headline',
        'Summary',
        'Industry',
        'Zip Code',
        'Geo Location',
        'Twitter Handles',
        'Websites',
        'Instant Messengers',
      ],
      [
        firstName,
        lastNames.join(' '),
        '',
        addr.street,
        '',
        person.label,
        person.summary,
        '',
        addr.zip,
        [addr.city, addr.region, addr.name].filter(Boolean).join(', '),
        '',
        person.links.map((url) => `[PORTFOLIO:${url}]`).join(','),
        '',
      ],
    ],
    'Positions.csv': [
      ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
      ...rolesOf(person).map(({ company, title, text, bullets, place, from, to }) => [
        company,
        title,
        [text, ...bullets.map((item) => `• ${item}`)].join('\n'),
        place,
        writeDate(from, 'MMM YYYY', 'en'),
        to ? writeDate(to, 'MMM YYYY', 'en') : '',
      ]),
    ],
    'Education.csv': [
      ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
      ...schoolsOf(person).map(({ school, degree, area, from, to }) => [
        school,
        from.slice(0, 4),
        to.slice(0, 4),
        area,
        degree,
        '',
      ]),
    ],
    'Skills.csv': [['Name'], ...person.skills.flatMap(([, names]) => names).map((name) => [name])],
    'Languages.csv': [
      ['Name', 'Proficiency'],
      ...person.langs.map(([name]) => [name, 'Professional working proficiency']),
    ],
    'Email Addresses.csv': [
      ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
      [person.email, 'Yes', 'Yes', '4/2/24, 9:14 AM'],
    ],
    'PhoneNumbers.csv': [
      ['Extension', 'Number', 'Type'],
      ['', person.phone, 'Mobile'],
    ],
    // Parts of an export that a CV must ignore.
    'Connections.csv': [
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      [
        'Petronella',
        'Quist',
        'https://www.linkedin.com/in/petronella-quist-sample',
        '',
        'Umbrella Stand Makers',
        'Director',
        '02 Feb 2024',
      ],
    ],
    'Recommendations_Received.csv': [
      ['First Name', 'Last Name', 'Company', 'Job Title', 'Text', 'Creation Date', 'Status'],
      [
        'Petronella',
        'Quist',
        'Umbrella Stand Makers',
        'Director',
        'A pleasure to work with.',
        '02/03/24, 08:11 AM',
        'VISIBLE',
      ],
    ],
  };
  const sheets = Object.entries(files).map(([name, rows]) => [
    name,
    [strToU8(`${rows.map((row) => row.map(quoted).join(',')).join('\n')}\n`), { mtime: MADE }],
  ]);
  return zipSync(Object.fromEntries(sheets));
}

function quoted(value) {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
