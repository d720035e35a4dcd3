import { type Send, createClient, sendRequest } from '@crewdock/sdk/client';
import { createTransport } from '@crewdock/sdk/ofetch-transport';
import { type OnSent, fetchWithProgress } from './browser/fetchWithProgress.ts';
import { countOwnWrite } from './browser/ownWrites.ts';
import { $refusedToken, storedToken, xsrfToken } from './browser/token.ts';
import { saveFile } from './ui/patterns/saveFile.ts';

/** Sends requests with the session. Requests have no timeout, as section 7 of the specification requires. */
const send = withSession(createTransport());

/** The portal's API client, which adds the session of the signed-in user. TanStack Query does the retries. */
export const call = createClient({ send });

/** Like `call`, but reports the upload progress to `onSent`. */
export function callWithProgress(onSent: OnSent): typeof call {
  return createClient({ send: withSession(createTransport({ fetch: fetchWithProgress(onSent) })) });
}

/**
 * Downloads a file that needs the session; the file name comes from the server. Sends a POST request if there is a
 * `body`, otherwise a GET request. Rejects with an ApiError.
 */
export async function saveFrom(path: string, body?: object): Promise<void> {
  const file = await fileFrom(path, body);
  saveFile(file.name, file);
}

/**
 * Yields the server-sent events of a call. Rejects with an ApiError if the server rejects the call, and with a
 * different error if the connection ends before the `end` event.
 */
export async function* eventsFrom(path: string, signal: AbortSignal): AsyncGenerator {
  const response = await sendRequest(send, path, { method: 'GET', signal }, (each) => each);
  const { parseServerSentEvents: eventsOf } = await import('./browser/eventsOf.ts');
  yield* eventsOf(response);
}

/** Downloads a file that needs the session, without saving it. Rejects with an ApiError. */
export function fileFrom(path: string, body?: object): Promise<File> {
  return sendRequest(send, path, body ? { method: 'POST', body } : { method: 'GET' }, async (response) => {
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return new File([await response.blob()], name ?? 'file');
  });
}

/**
 * Adds the token, the XSRF header and the idempotency key to requests. Stores the token in `$refusedToken` if the
 * response has status 401.
 */
function withSession(transport: Send): Send {
  return async (address, { idempotencyKey, ...sent }) => {
    const token = storedToken();
    const xsrf = sent.method === 'GET' ? null : xsrfToken();
    const headers = {
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(token !== null && { authorization: `Token ${token}` }),
      ...(xsrf !== null && { 'x-xsrf-token': xsrf }),
    };
    const isWrite = sent.method !== 'GET';
    if (isWrite) countOwnWrite();
    const response = await transport(address, { ...sent, headers }).finally(() => isWrite && countOwnWrite());
    if (response.status === 401 && token !== null) $refusedToken.set(token);
    return response;
  };
}
