import { xlsx } from '../imports/make/xlsx.ts';

const HEADERS = [
  'Employee ID',
  'First name',
  'Last name',
  'Job title',
  'Main skills',
  'Other skills',
  'Experience',
  'Seniority',
  'English level',
  'Country',
  'City',
  'Hourly rate (USD)',
  'Monthly rate (USD)',
  'Available from',
  'Status',
  'E-mail',
  'Phone',
  'Company',
  'CV link',
  'Comments',
];

/** Generates people, with one column per field. The result is the same in every run. */
export function peopleTable(rows: number): string[][] {
  return [HEADERS, ...Array.from({ length: rows }, (_, at) => person(at))];
}

export function asCsv(rows: string[][]): string {
  return rows.map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell}"` : cell)).join(',')).join('\n');
}

export function asXlsx(rows: string[][]): Uint8Array {
  return xlsx([{ name: 'People', rows }]);
}

function person(at: number): string[] {
  const of = <T>(values: T[]) => values[at % values.length]!;
  return [
    `E-${at}`,
    of(['Ana', 'Bo', 'Cid', 'Dara', 'Eve', 'Fay', 'Gus']),
    `${of(['Petrova', 'Larsen', 'Moreno', 'Popa', 'Stone'])} ${at}`,
    of(['Go developer', 'QA engineer', 'iOS developer', 'Data engineer']),
    of(['Go, PostgreSQL', 'Cypress, JavaScript', 'Swift, UIKit']),
    of(['Docker; Redis; Kafka', 'Postman', 'Firebase, Fastlane', 'AWS (EC2, S3)']),
    of(['5+ yrs', '3-5 years', '18 months', '12']),
    of(['Senior', 'middle', 'Jr', 'Team Lead']),
    of(['B2', 'Upper-Intermediate', 'C1 (Advanced)', 'fluent']),
    of(['Ukraine', 'PL', 'Deutschland', 'United Kingdom', 'España']),
    of(['Kyiv', 'Gdańsk', 'Köln', 'Leeds', 'Sevilla']),
    of(['$45', '38.50', '60 USD', '45-55']),
    of(['5 000', '$6,200', '4.8k']),
    of(['2026-04-01', '03.04.2026', 'ASAP', '2 weeks', '1 May 2026']),
    of(['Available', 'on project', 'free']),
    `person${at}@example.com`,
    `+38044${String(1_000_000 + at)}`,
    of(['Northwind', 'Contoso', '']),
    `https://cv.example.com/${at}.pdf`,
    'Has led a team of five and likes to write tests before code.',
  ];
}
