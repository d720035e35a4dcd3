import { formatMegabytes } from '@crewdock/contract/limits';
import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

interface Wanted {
  /** Accepted media types, in the format of the Accept header. */
  accept: string;
  maxBytes: number;
  signal: AbortSignal;
}

/** Fetches a third-party URL. Throws a `BadLink`, or the abort reason of the signal. */
export type FetchBytes = (link: string, wanted: Wanted) => Promise<Buffer<ArrayBuffer>>;

/** A link that cannot be fetched. The message is the predicate of a sentence: `took too long`. */
export class BadLink extends Error {
  override name = 'BadLink';
}

const PATIENCE_MS = 20_000;
const REDIRECTS_MAX = 5;

/**
 * Creates a function that fetches URLs, with SSRF protection: it cannot reach private networks, except the `allowed`
 * addresses. Redirects are checked like the first URL.
 */
export function createFetchBytes(allowed: string[] = []): FetchBytes {
  const filter = { allowIPAddressList: allowed };
  const agents = {
    'http:': { get: http.get, agent: new RequestFilteringHttpAgent(filter) },
    'https:': { get: https.get, agent: new RequestFilteringHttpsAgent(filter) },
  };
  const open = (url: URL, accept: string, signal: AbortSignal) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const way = agents[url.protocol as keyof typeof agents];
      if (!way) return reject(new BadLink(formatMessage(errors.badAddress)));
      way.get(url, { agent: way.agent, signal, headers: { accept } }, resolve).on('error', reject);
    });
  return async (link, { accept, maxBytes, signal }) => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      return await read(await follow(link, (url) => open(url, accept, patience)), maxBytes);
    } catch (error) {
      if (error instanceof BadLink || signal.aborted) throw error;
      // The message has no details, because they would reveal which addresses exist in a private network.
      throw new BadLink(patience.aborted ? formatMessage(errors.linkTooSlow) : formatMessage(errors.linkUnreachable));
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
    if (statusCode < 300 || statusCode > 399 || !headers.location)
      throw new BadLink(formatMessage(errors.linkAnswered, { status: statusCode }));
    url = addressOf(headers.location, url);
  }
  throw new BadLink(formatMessage(errors.redirects));
}

function addressOf(link: string, base?: URL): URL {
  const url = URL.parse(link, base);
  if (!url || url.username || url.password) throw new BadLink(formatMessage(errors.badAddress));
  return url;
}

async function read(answer: http.IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BadLink(formatMessage(errors.linkTooLarge, { max: formatMegabytes(maxBytes) }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
