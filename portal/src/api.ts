import { type Send, createClient } from '@crewdock/sdk/client';
import { createTransport } from '@crewdock/sdk/ofetch-transport';
import { type OnSent, fetchWithProgress } from './browser/fetchWithProgress.ts';
import { $refusedToken, storedToken, xsrfToken } from './browser/token.ts';
import { saveFile } from './ui/saveFile.ts';

/** Sends with the session. No timeout: specification, section 7. */
const send = withSession(createTransport());

/** Every call of the portal, with the session of the signed-in person. Retries are left to TanStack Query. */
export const call = createClient({ send });

/** `call` with upload progress. */
export function callWithProgress(onSent: OnSent): typeof call {
  return createClient({ send: withSession(createTransport({ fetch: fetchWithProgress(onSent) })) });
}

/**
 * Downloads a file that needs the session, under the name that the server gives it. With a `body` the request is a POST.
 * Rejects if there is no file.
 */
export async function saveFrom(path: string, body?: object): Promise<void> {
  const file = await fileFrom(path, body);
  saveFile(file.name, file);
}

/** Server-sent events of a call. Rejects if the call is refused, or if the connection ends before the `end` event. */
export async function* eventsFrom(path: string, signal: AbortSignal): AsyncGenerator {
  const response = await send(path, { method: 'GET', signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { eventsOf } = await import('./browser/eventsOf.ts');
  yield* eventsOf(response);
}

/** Fetches a file that needs the session. Rejects if there is none. */
export async function fileFrom(path: string, body?: object): Promise<File> {
  const response = await send(path, body ? { method: 'POST', body } : { method: 'GET' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return new File([await response.blob()], name ?? 'file');
}

/** Adds the token, the XSRF header and the idempotency key, and notes a token that the server refuses. */
function withSession(transport: Send): Send {
  return async (address, { idempotencyKey, ...sent }) => {
    const token = storedToken();
    const xsrf = sent.method === 'GET' ? null : xsrfToken();
    const headers = {
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(token !== null && { authorization: `Token ${token}` }),
      ...(xsrf !== null && { 'x-xsrf-token': xsrf }),
    };
    const response = await transport(address, { ...sent, headers });
    if (response.status === 401 && token !== null) $refusedToken.set(token);
    return response;
  };
}
