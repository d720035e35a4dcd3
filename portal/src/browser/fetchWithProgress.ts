/** Called with the share of the body that was sent, from 0 to 1. */
export type OnSent = (share: number) => void;

/** Statuses of responses without a body. */
const NO_BODY = [204, 205, 304];

/**
 * Creates a `fetch` based on XMLHttpRequest with upload progress, which the native `fetch` lacks. The URL must be a
 * string.
 */
export function fetchWithProgress(onSent: OnSent): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, address as string);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total));
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('Failed to send')));
      request.addEventListener('abort', () => reject(signal!.reason));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(NO_BODY.includes(status) ? null : (response as Blob), { status, statusText, headers });
}
