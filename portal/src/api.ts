import { type Sent, createClient, requestInit } from '@crewdock/sdk/client';
import { type OnSent, fetchTelling } from './browser/fetchTelling.ts';
import { $refusedToken, storedToken, xsrfToken } from './browser/token.ts';
import { saveFile } from './ui/saveFile.ts';

/** Every call of the portal, in the name of who is signed in. */
export const call = createClient({ send: sendSigned });

/** As `call`, telling how much of a file has gone. */
export function callTelling(onSent: OnSent): typeof call {
  return createClient({ send: (address, sent) => sendSigned(address, sent, fetchTelling(onSent)) });
}

/**
 * Saves a file that only who is signed in may read, by the name that the server gives it. `body`: what is asked for, where an address
 * can't hold it. Rejects where there is none.
 */
export async function saveFrom(path: string, body?: object): Promise<void> {
  const file = await fileFrom(path, body);
  saveFile(file.name, file);
}

/** What a call tells while its work goes on, event by event. Rejects where it is refused, and where it ends before the work does. */
export async function* eventsFrom(path: string, signal: AbortSignal): AsyncGenerator {
  const response = await sendSigned(path, { method: 'GET', signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { eventsOf } = await import('./browser/eventsOf.ts');
  yield* eventsOf(response);
}

/** The file itself. */
export async function fileFrom(path: string, body?: object): Promise<File> {
  const response = await sendSigned(path, body ? { method: 'POST', body } : { method: 'GET' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return new File([await response.blob()], name ?? 'file');
}

async function sendSigned(
  address: string,
  { method, body, idempotencyKey, signal }: Sent,
  by: typeof fetch = fetch,
): Promise<Response> {
  const token = storedToken();
  const xsrf = method === 'GET' ? null : xsrfToken();
  const headers = {
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(token !== null && { authorization: `Token ${token}` }),
    ...(xsrf !== null && { 'x-xsrf-token': xsrf }),
  };
  const response = await by(address, requestInit({ method, headers, body, signal }));
  if (response.status === 401 && token !== null) $refusedToken.set(token);
  return response;
}
