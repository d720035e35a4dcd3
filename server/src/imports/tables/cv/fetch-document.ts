import { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { BadLink, type FetchBytes } from '../../../infra/outbound-fetch/fetch-bytes.ts';
import { checkDocument, type DocumentRefusal } from '../../../infra/storage/accept-document.ts';

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
  'not-docx': 'is neither a PDF nor a DOCX',
  macros: 'leads to a DOCX with macros',
  unreadable: 'leads to a DOCX that can’t be checked for unsafe content',
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
