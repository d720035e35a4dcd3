import { readAttachedResume } from '../documents/exact/attached-resume.ts';
import { parseExact } from '../documents/exact/parse-exact.ts';
import { readExact } from '../documents/exact/read-exact.ts';
import { isJobDescription } from '../documents/parsing/job/is-job-description.ts';
import { parseResume } from '../documents/parsing/parse.ts';
import { PAGES_MAX, type ReadDocument, WORDS_MAX } from '../documents/reading/document.ts';
import { readDocument } from '../documents/reading/read-document.ts';
import { DocumentRefused } from '../documents/reading/refused.ts';
import { keepValidFields } from './fitting.ts';
import { keepShownValues, withPositionsIn } from './shown-values.ts';
import type { ResumeReadResult, ResumeReadingTask } from './resume-reader.ts';
import * as errors from '../../core/messages/errors/document.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Runs in a worker process: reads a CV and parses it into the fields of a card. Returns `refused` with a message if the
 * file cannot be read.
 */
export async function readResume({ path, name, knowledge }: ResumeReadingTask): Promise<ResumeReadResult> {
  try {
    const exact = await readExact(path);
    if (exact) {
      const { document, parsed } = parseExact(exact, knowledge);
      refuseTooLong(document);
      return { document, parsed: keepValidFields(parsed), isJobDescription: false };
    }
    const attached = await readAttachedResume(path);
    const document = await readDocument(path, name);
    const shown = attached && keepShownValues(attached, document);
    if (shown) {
      const { document: listed, parsed } = parseExact(shown, knowledge);
      return { document, parsed: keepValidFields(withPositionsIn(document, listed, parsed)), isJobDescription: false };
    }
    const parsed = keepValidFields(parseResume(document, knowledge));
    return { document, parsed, isJobDescription: isJobDescription(document, parsed) };
  } catch (error) {
    if (error instanceof DocumentRefused) return { refused: error.message };
    throw error;
  }
}

function refuseTooLong({ pages }: ReadDocument): void {
  const words = pages.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.words.length, 0);
  if (words > WORDS_MAX || pages.length > PAGES_MAX) throw new DocumentRefused(formatMessage(errors.tooManyWords));
}
