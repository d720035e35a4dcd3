import { ofetch } from 'ofetch';
import { type Send, requestInit } from './client.ts';

export interface TransportOptions {
  /** Milliseconds that a call may take, its body included. No limit by default. */
  timeout?: number;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

/** Statuses and bodies are left to `createClient`, retries to the caller: docs/decisions/0129. */
const DEFAULTS = { ignoreResponseError: true, responseType: 'stream', retry: false } as const;

/** Transport of `createClient` on ofetch, for the portal and the package's client. Widgets use the smaller default. */
export function createTransport({ timeout, fetch }: TransportOptions = {}): Send {
  const { raw } = ofetch.create(DEFAULTS, fetch && { fetch });
  return (address, sent) => {
    const init = requestInit(sent);
    return raw(address, timeout === undefined ? init : { ...init, signal: limitSignal(timeout, init.signal) });
  };
}

/** ofetch's own `timeout` ends with the headers and is ignored where there is a signal. */
function limitSignal(timeout: number, signal?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
