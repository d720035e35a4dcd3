import type { ApiCalls } from '@crewdock/contract/api';
import type { ErrorBody } from '@crewdock/contract/errors';

type AnyCallName = keyof ApiCalls;
/** Calls that return files or streams. This client does not support them. */
type FileCallName = { [N in AnyCallName]: ApiCalls[N]['output'] extends Response ? N : never }[AnyCallName];
export type CallName = Exclude<AnyCallName, FileCallName>;
export type CallOutput<N extends CallName> = ApiCalls[N]['output'];

/** Arguments of a call: the parts of its input, and options. */
export type CallArguments<N extends CallName> = CallParts<N> & {
  signal?: AbortSignal;
  /** Idempotency key: the server runs repeated calls with the same key only once. */
  idempotencyKey?: string;
};

type CallParts<N extends AnyCallName> = {
  [P in keyof Taken<N> as IsOptional<Taken<N>[P]> extends true ? never : P]: Taken<N>[P];
} & {
  [P in keyof Taken<N> as IsOptional<Taken<N>[P]> extends true ? P : never]?: Taken<N>[P];
};
type Taken<N extends AnyCallName> = {
  [P in keyof ApiCalls[N]['input'] as ApiCalls[N]['input'][P] extends undefined ? never : P]: ApiCalls[N]['input'][P];
};
/** True if all values of a part are optional. */
type IsOptional<Part> = Partial<Part> extends Part ? true : false;

export type Client = <N extends CallName>(name: N, input: CallArguments<N>) => Promise<CallOutput<N>>;

/** Thrown if the server rejects a call, or if there was no API response (`status` 0, code `unavailable`). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Response headers; undefined without a response. */
  readonly headers: Headers | undefined;

  constructor(status: number, body: ErrorBody, headers?: Headers) {
    super(body.detail);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** Converts anything thrown by a call to an ApiError. Errors of other classes mean that there was no response. */
  static of(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    return new ApiError(0, { code: 'unavailable', detail: 'The network can’t be reached.', request_id: '' });
  }
}

/** A request before it is encoded for `fetch`. */
export interface Sent {
  method: string;
  body?: object;
  headers?: Record<string, string>;
  /** Only for transports with a session, because the server stores the keys per account. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * A transport: resolves with a response of any status, whose body is not read yet; rejects if there is no response.
 * Must not retry.
 */
export type Send = (address: string, sent: Sent) => Promise<Response>;

export interface ClientOptions {
  /** Origin of the API; empty for the page's own origin. */
  origin?: string;
  /** Defaults to the global `fetch`, without a session. */
  send?: Send;
}

const sendWithFetch: Send = (address, sent) => fetch(address, requestInit(sent));

/**
 * Creates the typed client: `call('GET /talents/{id}/', { params: { id: '48213-7' } })`. An aborted call rejects with
 * the signal's reason.
 */
export function createClient({ origin = '', send = sendWithFetch }: ClientOptions = {}): Client {
  return async (name, input) => {
    const [method, path] = name.split(' ') as [string, string];
    const { params, query, ...sent } = input as LooseInput;
    const search = query ? queryString(query) : '';
    const address = `${origin}/api${fillPath(path, params)}${search && `?${search}`}`;
    // Parsing fails for HTML with status 200, which a captive portal returns.
    return sendRequest(send, address, { method, ...sent }, (response) => response.json());
  };
}

/**
 * Sends a request and reads its response. Converts all failures to an ApiError, including failures of `read`; an
 * aborted request rejects with the signal's reason.
 */
export async function sendRequest<T>(
  send: Send,
  address: string,
  sent: Sent,
  read: (response: Response) => Promise<T> | T,
): Promise<T> {
  let response: Response;
  try {
    response = await send(address, sent);
    if (response.ok) return await read(response);
  } catch (error) {
    sent.signal?.throwIfAborted();
    throw ApiError.of(error);
  }
  throw new ApiError(response.status, await errorBody(response), response.headers);
}

/** Encodes a request for `fetch`: the body as JSON, or as a form if a field is a file. */
export function requestInit({ body, headers, ...sent }: Sent): RequestInit {
  if (!body) return { ...sent, headers };
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  if (fields.some(([, value]) => value instanceof Blob)) {
    const form = new FormData();
    for (const [name, value] of fields) form.set(name, value);
    return { ...sent, headers, body: form };
  }
  return {
    ...sent,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/**
 * Serializes filters for a URL: `{ skills: [1, 2], hourlyRate: { min: 20, max: null } }` → `skills=1,2&hourlyRate=20-`.
 */
export function queryString(query: object): string {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const written = queryValue(value);
      return written ? [`${name}=${encodeURIComponent(written).replaceAll('%2C', ',')}`] : [];
    })
    .join('&');
}

/** Inserts the parameters into a path such as `/talents/{id}/`. */
function fillPath(path: string, params: LooseInput['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

interface LooseInput {
  params?: Record<string, string | number | boolean>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

function queryValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { min, max } = value as { min?: number | null; max?: number | null };
  return `${min ?? ''}-${max ?? ''}`;
}

async function errorBody(response: Response): Promise<ErrorBody> {
  try {
    return (await response.json()) as ErrorBody;
  } catch {
    return { code: 'internal', detail: response.statusText, request_id: '' };
  }
}
