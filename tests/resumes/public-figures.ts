import type { ParsedResume } from '@crewdock/contract/resumes';
import { DocumentRefused } from '@crewdock/server/imports/documents/reading/refused';
import type { Knowledge } from '@crewdock/server/imports/documents/parsing/knowledge';
import type { ResumeReader } from '@crewdock/server/imports/resumes/resume-reader';
import type { PublicResume } from './public-corpus.ts';
import {
  addFile,
  calibratedShare,
  emptyScore,
  foundShare,
  phantomShare,
  PUBLIC_FIELDS,
  publicF1,
  type PublicScore,
} from './public-score.ts';

/** Reads and scores files of the public corpus, two at a time. `onWrong` receives the wrong fields of a file. */
export async function scorePublicResumes(
  reader: Pick<ResumeReader, 'read'>,
  known: Knowledge,
  resumes: PublicResume[],
  onWrong: (name: string, wrong: string[]) => void = () => undefined,
): Promise<PublicScore> {
  const answers = new Map<PublicResume, ParsedResume>();
  const waiting = [...resumes];
  const readWaiting = async (caller: string) => {
    for (let resume = waiting.shift(); resume; resume = waiting.shift())
      answers.set(resume, await parse(resume, reader, known, caller));
  };
  await Promise.all([readWaiting('first'), readWaiting('second')]);
  const score = emptyScore();
  for (const resume of resumes) {
    const wrong = addFile(score, answers.get(resume)!, resume.truth);
    if (wrong.length > 0) onWrong(resume.name, wrong);
  }
  return score;
}

/** Parses a file. A rejected file counts like an empty result. */
async function parse(
  { path }: PublicResume,
  reader: Pick<ResumeReader, 'read'>,
  known: Knowledge,
  caller: string,
): Promise<ParsedResume> {
  try {
    return (await reader.read(path, known, { caller })).parsed;
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    return NOTHING;
  }
}

const NOTHING: ParsedResume = {
  base: {
    name: null,
    title: null,
    email: null,
    phone: null,
    links: [],
    country: null,
    seniority: null,
    english_level: null,
    hourly_rate: null,
    monthly_rate: null,
    languages: [],
    education: [],
  },
  skills: [],
  summary: null,
  work_experience: [],
};

/** Returns the figures of a score, by their names in docs/benchmarks.md. */
export function figuresOf(score: PublicScore): Record<string, number> {
  return {
    ...Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, publicF1(score.fields[field])])),
    links: publicF1(score.links),
    'skills found': foundShare(score),
    'phantom skills': phantomShare(score),
    'calibration of fields': calibratedShare(score.calibration.fields),
    'calibration of skills': calibratedShare(score.calibration.skills),
  };
}
