import { openZip, type Zip } from '../../tables/files/zip.ts';
import { readRecords } from './comma-separated.ts';
import type { ExactResume } from './exact-resume.ts';

const RECORDS_MAX = 200;

/** Reads a data export of LinkedIn, which is a ZIP archive of CSV files. Returns null for other archives. */
export async function readLinkedInExport(path: string): Promise<ExactResume | null> {
  const zip = await openZip(path);
  try {
    return zip.has('Profile.csv') ? await resumeOf(zip) : null;
  } finally {
    zip.close();
  }
}

async function resumeOf(zip: Zip): Promise<ExactResume> {
  const records = async (name: string) => (zip.has(name) ? readRecords(await zip.text(name), RECORDS_MAX) : []);
  const [profile = {}] = await records('Profile.csv');
  const emails = await records('Email Addresses.csv');
  const [phone = {}] = await records('PhoneNumbers.csv');
  const positions = await records('Positions.csv');
  const education = await records('Education.csv');
  const skills = await records('Skills.csv');
  const languages = await records('Languages.csv');
  const email = emails.find((record) => record['Primary'] === 'Yes') ?? emails[0];
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    title: profile['Headline'] ?? '',
    email: email?.['Email Address'] ?? '',
    phone: phone['Number'] ?? '',
    place: profile['Geo Location'] || profile['Address'] || '',
    summary: profile['Summary'] ?? '',
    links: [...(profile['Websites'] ?? '').matchAll(/https?:\/\/[^\s,\]]+/g)].map(([url]) => ({ url, label: null })),
    jobs: positions.map((record) => ({
      company: record['Company Name'] ?? '',
      title: record['Title'] ?? '',
      from: record['Started On'] ?? '',
      to: record['Finished On'] ?? '',
      isCurrent: null,
      description: record['Description'] ?? '',
    })),
    schools: education.map((record) => ({
      school: record['School Name'] ?? '',
      degree: record['Degree Name'] ?? '',
      from: record['Start Date'] ?? '',
      to: record['End Date'] ?? '',
    })),
    skills: skills.flatMap(({ Name: name }) => (name ? [{ name, years: null, isMain: null }] : [])),
    languages: languages.map((record) => ({ language: record['Name'] ?? '', fluency: record['Proficiency'] ?? '' })),
    seniority: '',
    hourly_rate: null,
    monthly_rate: null,
  };
}
