import { ofetch } from 'ofetch';
import { type Send, requestInit } from './client.ts';

export interface TransportOptions {
  /** Timeout in milliseconds for response and body. No timeout by default. */
  timeout?: number;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

/** `createClient` handles statuses and bodies, and the caller handles retries (docs/decisions/0129). */
const DEFAULTS = { ignoreResponseError: true, responseType: 'stream', retry: false } as const;

/**
 * Creates an ofetch transport for `createClient`; used by the portal and by the package's client. Widgets use the
 * default transport, which is smaller.
 */
export function createTransport({ timeout, fetch }: TransportOptions = {}): Send {
  const { raw } = ofetch.create(DEFAULTS, fetch && { fetch });
  return (address, sent) => {
    const init = requestInit(sent);
    return raw(address, timeout === undefined ? init : { ...init, signal: limitSignal(timeout, init.signal) });
  };
}

/**
 * Returns a signal with the timeout. ofetch's own `timeout` does not cover the body, and is ignored if there is a
 * signal.
 */
function limitSignal(timeout: number, signal?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
