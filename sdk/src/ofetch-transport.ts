import { ofetch } from 'ofetch';
import { type Send, requestInit } from './client.ts';

export interface TransportOptions {
  /** Timeout in milliseconds, including the body. No limit by default. */
  timeout?: number;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

/** `createClient` handles statuses and bodies, the caller handles retries: docs/decisions/0129. */
const DEFAULTS = { ignoreResponseError: true, responseType: 'stream', retry: false } as const;

/**
 * Creates an ofetch transport for `createClient`, used by the portal and the package's client. Widgets use the smaller
 * default.
 */
export function createTransport({ timeout, fetch }: TransportOptions = {}): Send {
  const { raw } = ofetch.create(DEFAULTS, fetch && { fetch });
  return (address, sent) => {
    const init = requestInit(sent);
    return raw(address, timeout === undefined ? init : { ...init, signal: limitSignal(timeout, init.signal) });
  };
}

/** ofetch's own `timeout` does not cover the body and is ignored when there is a signal. */
function limitSignal(timeout: number, signal?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
