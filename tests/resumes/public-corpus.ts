import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** The expected values of a CV of the public corpus. See `public/README.md`. */
export interface PublicTruth {
  name: string | null;
  title: string | null;
  email: string | null;
  /** Phone number in E.164 format. */
  phone: string | null;
  country: string | null;
  links: string[];
  skills: string[];
  /** Skills that a reader might infer: neither expected nor wrong. */
  skills_optional: string[];
  work: TrueRole[];
  education: { school: string; degree: string | null; end: string | null }[];
}

export interface TrueRole {
  employer: string;
  /** True if the employer is a word such as "Freelance", which the parser can omit. */
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

const FOLDER = join(import.meta.dirname, 'public');

type Part = 'tuning' | 'held-out';

/** CVs made with public templates. Every third document is held out: the parser must not be tuned on it. */
export function loadPublicResumes(part: Part): PublicResume[] {
  const names = readdirSync(join(FOLDER, 'documents')).filter((name) => extname(name) !== '.json');
  return names
    .toSorted()
    .filter((name) => isIn(part, name))
    .map((name) => readResume('documents', name, name.replace(extname(name), '.json')));
}

/** JSON Resume files and data exports of LinkedIn. Every third file is held out. */
export function loadExactResumes(part: Part): PublicResume[] {
  const names = readdirSync(join(FOLDER, 'exact')).filter((name) => !name.endsWith('.truth.json'));
  return names
    .toSorted()
    .filter((name) => isIn(part, name))
    .map((name) => readResume('exact', name, `${name.slice(0, name.indexOf('.'))}.truth.json`));
}

function isIn(part: Part, name: string): boolean {
  return (Number.parseInt(name, 10) % 3 === 0) === (part === 'held-out');
}

function readResume(folder: string, name: string, truth: string): PublicResume {
  const path = join(FOLDER, folder, name);
  return { name, path, truth: JSON.parse(readFileSync(join(FOLDER, folder, truth), 'utf8')) as PublicTruth };
}
