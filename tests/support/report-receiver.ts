import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** The parts of an event or trace that tests read. */
interface Payload {
  transaction?: string;
  exception?: { values: { value: string }[] };
  contexts?: { trace?: { trace_id: string; data?: Record<string, unknown> } };
}

interface Envelope {
  items: { type: string; payload: Payload }[];
  /** The decompressed envelope, to check that it contains no personal data. */
  text: string;
}

/** A server that receives error reports by Sentry's protocol. */
export interface ReportReceiver {
  /** The DSN for reports of a project. */
  dsn(project: number): string;
  origin: string;
  /** Envelopes received for a project so far. */
  envelopes(project: number): Envelope[];
  /** Payloads of this item type. */
  payloads(project: number, type: string): Payload[];
  close(): Promise<void>;
}

export async function receiveReports(): Promise<ReportReceiver> {
  const received: { project: number; envelope: Envelope }[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const project = Number(/^\/api\/(\d+)\/envelope\//.exec(request.url ?? '')?.[1]);
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
    received.push({ project, envelope: readEnvelope(text) });
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const envelopes = (project: number) => received.flatMap((one) => (one.project === project ? one.envelope : []));
  return {
    origin: `http://${host}`,
    dsn: (project) => `http://0123456789abcdef0123456789abcdef@${host}/${project}`,
    envelopes,
    payloads: (project, type) =>
      envelopes(project).flatMap(({ items }) => items.flatMap((item) => (item.type === type ? item.payload : []))),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An envelope consists of a header line and two lines per item. */
function readEnvelope(text: string): Envelope {
  const [, ...lines] = text.trimEnd().split('\n');
  const items = [];
  for (let at = 0; at + 1 < lines.length; at += 2)
    items.push({ type: JSON.parse(lines[at]!).type as string, payload: JSON.parse(lines[at + 1]!) });
  return { items, text };
}
