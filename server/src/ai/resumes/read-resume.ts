import { isJobDescription } from '../parsing/job/is-job-description.ts';
import { parseResume } from '../parsing/parse.ts';
import { readDocument } from '../reading/read-document.ts';
import { DocumentRefused } from '../reading/refused.ts';
import { fitting } from './fitting.ts';
import type { Outcome, Reading } from './resume-reader.ts';

/** Runs in a worker process: reads a CV and parses it into the fields of a card. */
export async function readResume({ path, name, knowledge }: Reading): Promise<Outcome> {
  try {
    const document = await readDocument(path, name);
    const parsed = fitting(parseResume(document, knowledge));
    return { document, parsed, isJobDescription: isJobDescription(document, parsed) };
  } catch (error) {
    if (error instanceof DocumentRefused) return { refused: error.message };
    throw error;
  }
}
