import { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { BadLink, type FetchBytes } from '../../../infra/outbound-fetch/fetch-bytes.ts';
import { checkDocument, type DocumentRefusal } from '../../../infra/storage/accept-document.ts';
import * as errors from '../../../core/messages/errors/file.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

export interface FetchedDocument {
  type: (typeof DOCUMENT_TYPES)[number];
  bytes: Buffer<ArrayBuffer>;
}

/** Fetches a PDF or DOCX file from a link. Throws only `BadLink`. */
export type FetchDocument = (link: string, signal: AbortSignal) => Promise<FetchedDocument>;

export interface WithDocuments {
  /** Has SSRF protection: requests to private networks are refused. */
  fetchDocument: FetchDocument;
}

const REFUSALS: Record<DocumentRefusal, string> = {
  'not-docx': formatMessage(errors.linkNotDocument),
  macros: formatMessage(errors.linkMacros),
  unreadable: formatMessage(errors.linkUnsafe),
};

/** Creates a function that fetches CVs and verifies that they are documents of an allowed type. */
export function createFetchDocument(fetchBytes: FetchBytes): FetchDocument {
  return async (link, signal) => {
    const bytes = await fetchBytes(link, { accept: DOCUMENT_TYPES.join(', '), maxBytes: CV_MAX_BYTES, signal });
    const checked = await checkDocument(new Blob([bytes]));
    if ('refusal' in checked) throw new BadLink(REFUSALS[checked.refusal]);
    return { type: checked.type, bytes: Buffer.from(await checked.content.arrayBuffer()) };
  };
}
