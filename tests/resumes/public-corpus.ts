import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** The expected values of a CV of the public corpus. See `public/README.md`. */
export interface PublicTruth {
  name: string | null;
  title: string | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  country: string | null;
  links: string[];
  skills: string[];
  /** Skills that a reader may conclude: neither expected nor wrong. */
  skills_optional: string[];
  work: TrueRole[];
  education: { school: string; degree: string | null; end: string | null }[];
}

export interface TrueRole {
  employer: string;
  /** The employer is a word such as "Freelance", which may be missing. */
  self_employed?: boolean;
  title: string | null;
  /** A month or a year; null when the document contains no dates. */
  start: string | null;
  end: string | null;
}

export interface PublicResume {
  name: string;
  path: string;
  truth: PublicTruth;
}

const FOLDER = join(import.meta.dirname, 'public/documents');

/** CVs made with public templates. Every third document is held out: the parser must not be tuned on it. */
export function loadPublicResumes(part: 'tuning' | 'held-out'): PublicResume[] {
  const names = readdirSync(FOLDER).filter((name) => extname(name) !== '.json');
  return names
    .toSorted()
    .filter((name) => (Number.parseInt(name, 10) % 3 === 0) === (part === 'held-out'))
    .map((name) => ({ name, path: join(FOLDER, name), truth: readTruth(name) }));
}

function readTruth(name: string): PublicTruth {
  return JSON.parse(readFileSync(join(FOLDER, name.replace(extname(name), '.json')), 'utf8')) as PublicTruth;
}
