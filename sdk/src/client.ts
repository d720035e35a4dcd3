import type { ApiCalls } from '@crewdock/contract/api';
import type { ErrorBody } from '@crewdock/contract/errors';

type AnyCallName = keyof ApiCalls;
/** Calls that answer files and streams: other answers say where. */
type FileCallName = { [N in AnyCallName]: ApiCalls[N]['output'] extends Response ? N : never }[AnyCallName];
export type CallName = Exclude<AnyCallName, FileCallName>;
export type CallOutput<N extends CallName> = ApiCalls[N]['output'];

/** The parts a call asks for, and nothing else. */
export type CallArguments<N extends CallName> = CallParts<N> & {
  signal?: AbortSignal;
  /** Belongs to one thing that somebody wants once: a repeat with the same key does nothing more. */
  idempotencyKey?: string;
};

type CallParts<N extends AnyCallName> = {
  [P in keyof ApiCalls[N]['input'] as ApiCalls[N]['input'][P] extends undefined ? never : P]: ApiCalls[N]['input'][P];
};

export type Client = <N extends CallName>(name: N, input: CallArguments<N>) => Promise<CallOutput<N>>;

/** A call that the server refused, or that got no answer of the API (`status` 0, code `unavailable`). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Headers of the answer, undefined without one. */
  readonly headers: Headers | undefined;

  constructor(status: number, body: ErrorBody, headers?: Headers) {
    super(body.detail);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** Maps anything that a call throws: an error that is no refusal means that there was no answer. */
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
  /** Only transports with a session send it: the server keeps keys per account. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A transport: resolves with the answer of any status and an unread body, rejects without an answer. It never retries. */
export type Send = (address: string, sent: Sent) => Promise<Response>;

export interface ClientOptions {
  /** Origin of the API, or empty for the page's own. */
  origin?: string;
  /** The global `fetch` without a session by default. */
  send?: Send;
}

const sendWithFetch: Send = (address, sent) => fetch(address, requestInit(sent));

/** The typed client: `call('GET /talents/{id}/', { params: { id: '48213-7' } })`. An abort rejects with its reason. */
export function createClient({ origin = '', send = sendWithFetch }: ClientOptions = {}): Client {
  return async (name, input) => {
    const [method, path] = name.split(' ') as [string, string];
    const { params, query, ...sent } = input as LooseInput;
    const search = query ? queryString(query) : '';
    const address = `${origin}/api${fillPath(path, params)}${search && `?${search}`}`;
    let response: Response;
    try {
      response = await send(address, { method, ...sent });
      // A captive portal answers with an HTML page and status 200: its body fails to parse.
      if (response.ok) return await response.json();
    } catch (error) {
      sent.signal?.throwIfAborted();
      throw ApiError.of(error);
    }
    throw new ApiError(response.status, await errorBody(response), response.headers);
  };
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

/** Filters as an address carries them: `{ skills: [1, 2], hourlyRate: { min: 20, max: null } }` → `skills=1,2&hourlyRate=20-`. */
export function queryString(query: object): string {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      const written = queryValue(value);
      return written ? [`${name}=${encodeURIComponent(written).replaceAll('%2C', ',')}`] : [];
    })
    .join('&');
}

/** `/talents/{id}/` with its parameters in place. */
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
