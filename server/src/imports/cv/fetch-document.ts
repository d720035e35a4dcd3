import { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import { CV_MAX_BYTES, megabytes } from '@crewdock/contract/limits';
import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { documentType } from '../../platform/files/document-type.ts';

/** A document that a link leads to. */
export interface FetchedDocument {
  type: (typeof DOCUMENT_TYPES)[number];
  bytes: Buffer<ArrayBuffer>;
}

/** Fetches a document from a site of somebody else’s. Fails with `BadLink` alone. */
export type FetchDocument = (link: string, signal: AbortSignal) => Promise<FetchedDocument>;

/** A link that leads to no document; the message says why, behind `it …`. */
export class BadLink extends Error {
  override name = 'BadLink';
}

export interface WithDocuments {
  /** Reaches nothing within private networks. */
  fetchDocument: FetchDocument;
}

const PATIENCE_MS = 20_000;
const REDIRECTS_MAX = 5;

/** `allowed`: addresses of private networks that may be reached. Each redirect is judged as the first address is. */
export function createFetchDocument(allowed: string[] = []): FetchDocument {
  const filter = { allowIPAddressList: allowed };
  const agents = {
    'http:': { get: http.get, agent: new RequestFilteringHttpAgent(filter) },
    'https:': { get: https.get, agent: new RequestFilteringHttpsAgent(filter) },
  };
  const open = (url: URL, signal: AbortSignal) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const way = agents[url.protocol as keyof typeof agents];
      if (!way) return reject(new BadLink('is no address of the web'));
      way
        .get(url, { agent: way.agent, signal, headers: { accept: DOCUMENT_TYPES.join(', ') } }, resolve)
        .on('error', reject);
    });
  return async (link, signal) => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const bytes = await read(await follow(link, (url) => open(url, patience)));
      const type = await documentType(new Blob([bytes]));
      if (!type) throw new BadLink('is neither a PDF nor a DOCX');
      return { type, bytes };
    } catch (error) {
      if (error instanceof BadLink || signal.aborted) throw error;
      // Nothing more: it would tell which addresses a private network has.
      throw new BadLink(patience.aborted ? 'took too long' : 'can’t be reached');
    }
  };
}

async function follow(link: string, open: (url: URL) => Promise<http.IncomingMessage>): Promise<http.IncomingMessage> {
  let url = addressOf(link);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const answer = await open(url);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw new BadLink(`answered ${statusCode}`);
    url = addressOf(headers.location, url);
  }
  throw new BadLink('leads on and on');
}

function addressOf(link: string, base?: URL): URL {
  const url = URL.parse(link, base);
  if (!url || url.username || url.password) throw new BadLink('is no address of the web');
  return url;
}

async function read(answer: http.IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > CV_MAX_BYTES) throw new BadLink(`has more than ${megabytes(CV_MAX_BYTES)}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
