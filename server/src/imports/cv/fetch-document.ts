import { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { BadLink, type FetchBytes } from '../../platform/fetching/fetch-bytes.ts';
import { documentType } from '../../platform/files/document-type.ts';

/** A document that a link leads to. */
export interface FetchedDocument {
  type: (typeof DOCUMENT_TYPES)[number];
  bytes: Buffer<ArrayBuffer>;
}

/** Fails with `BadLink` alone. */
export type FetchDocument = (link: string, signal: AbortSignal) => Promise<FetchedDocument>;

export interface WithDocuments {
  /** Reaches nothing within private networks. */
  fetchDocument: FetchDocument;
}

/** Fetches CVs as they can be kept. */
export function createFetchDocument(fetchBytes: FetchBytes): FetchDocument {
  return async (link, signal) => {
    const bytes = await fetchBytes(link, { accept: DOCUMENT_TYPES.join(', '), maxBytes: CV_MAX_BYTES, signal });
    const type = await documentType(new Blob([bytes]));
    if (!type) throw new BadLink('is neither a PDF nor a DOCX');
    return { type, bytes };
  };
}
