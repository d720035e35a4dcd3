import type { ParsedJob } from '@crewdock/contract/job-texts';
import { readFile } from 'node:fs/promises';
import { isCv } from '../documents/parsing/job/is-cv.ts';
import { parseJob } from '../documents/parsing/job/parse-job.ts';
import type { JobKnowledge } from '../documents/parsing/job/knowledge.ts';
import { PAGES_MAX, type ReadDocument } from '../documents/reading/document.ts';
import { readHtmlDocument } from '../documents/reading/flow/html.ts';
import { readPlain } from '../documents/reading/flow/plain.ts';
import { readDocument } from '../documents/reading/read-document.ts';
import { DocumentRefused } from '../documents/reading/refused.ts';
import { fittingJob } from './fitting-job.ts';
import * as errors from '../../core/messages/errors/document.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export interface JobReading {
  path: string;
  /** The file name given by the uploader; null for pasted text and links. */
  name: string | null;
  /** Whether the file is typed or pasted text. Such a file is read as text even if it starts like another file type. */
  isText: boolean;
  knowledge: JobKnowledge;
}

export interface ReadJob {
  document: ReadDocument;
  parsed: ParsedJob;
  isCv: boolean;
}

/**
 * Runs in a worker process: reads a job description and parses it into the fields of a job. Returns `refused` with a
 * message if the file cannot be read.
 */
export async function readJob({ path, name, isText, knowledge }: JobReading): Promise<ReadJob | { refused: string }> {
  try {
    const document = isText ? await readText(path) : await readDocument(path, name);
    const parsed = fittingJob(parseJob(document, knowledge));
    return { document, parsed, isCv: isCv(document, knowledge.today) };
  } catch (error) {
    if (error instanceof DocumentRefused) return { refused: error.message };
    throw error;
  }
}

/** Reads pasted text. HTML source is read as a web page. */
async function readText(path: string): Promise<ReadDocument> {
  const bytes = await readFile(path);
  const isPage = /^\s*<(?:!doctype|html|head|body|main|div|section|article|p|h[1-6]|ul|table)[\s>]/i.test(
    bytes.subarray(0, 200).toString(),
  );
  const document = isPage ? readHtmlDocument(bytes) : readPlain(bytes);
  if (document.pages.length === 0) throw new DocumentRefused(formatMessage(errors.noJobText));
  if (document.pages.length > PAGES_MAX) throw new DocumentRefused(formatMessage(errors.tooManyLines));
  return document;
}
