import { type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer;
  text: string;
  /** Parsed JSON body. */
  // The server itself validates responses against their schema.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

export interface Sent {
  method?: string;
  /** Value of the Host header, such as `acme.localhost`, which some machines cannot resolve. */
  host?: string;
  token?: string;
  headers?: OutgoingHttpHeaders;
  /** FormData is sent as multipart, other objects as JSON, strings and buffers unchanged. */
  body?: FormData | object | string | Buffer;
}

/** Sends a request to a server on this machine, with any Host header. */
export async function send(port: number, path: string, { body, headers, ...sent }: Sent = {}): Promise<Answer> {
  if (!(body instanceof FormData)) return sendBytes(port, path, { ...sent, headers, body });
  const form = new Response(body);
  const type = { 'content-type': form.headers.get('content-type')! };
  return sendBytes(port, path, {
    ...sent,
    headers: { ...headers, ...type },
    body: Buffer.from(await form.arrayBuffer()),
  });
}

function sendBytes(
  port: number,
  path: string,
  { method = 'GET', host = 'localhost', token, headers = {}, body }: Sent,
): Promise<Answer> {
  const sent: OutgoingHttpHeaders = { host: `${host}:${port}`, ...headers };
  if (token) sent.authorization = `Token ${token}`;
  if (body !== undefined && !sent['content-type']) sent['content-type'] = 'application/json';
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          get json() {
            return JSON.parse(text);
          },
        });
      });
    });
    call.on('error', reject);
    call.end(typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body);
  });
}
