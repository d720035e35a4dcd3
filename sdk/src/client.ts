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

/** A call the server refused, or that never reached it (`status` 0, code `unavailable`). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Of the answer, if there was one. */
  readonly headers: Headers | undefined;

  constructor(status: number, body: ErrorBody, headers?: Headers) {
    super(body.detail);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** Whatever was thrown as one of these: what is no refusal is a call that got no answer. */
  static of(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    return new ApiError(0, { code: 'unavailable', detail: 'The network can’t be reached.', request_id: '' });
  }
}

/** What is sent to the server. */
export interface Sent {
  method: string;
  body?: object;
  headers?: Record<string, string>;
  /** For who sends in somebody’s name: nobody else may repeat a call. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** Origin of the API, or empty for the page's own. */
  origin?: string;
  /** Sends a call: with a session, and bodies that are no JSON. By default anybody's, as JSON. */
  send?: (address: string, sent: Sent) => Promise<Response>;
}

const fetchJson = (address: string, sent: Sent) => fetch(address, requestInit(sent));

/** The typed client: `call('GET /talents/{id}/', { params: { id: '48213-7' } })`. An abort rejects with its reason. */
export function createClient({ origin = '', send = fetchJson }: ClientOptions = {}): Client {
  return async (name, input) => {
    const [method, path] = name.split(' ') as [string, string];
    const { params, query, ...sent } = input as LooseInput;
    const search = query ? queryString(query) : '';
    const address = `${origin}/api${fillPath(path, params)}${search && `?${search}`}`;
    let response: Response;
    try {
      response = await send(address, { method, ...sent });
      // Hotel networks answer with a page of their own: also that is no answer.
      if (response.ok) return await response.json();
    } catch (error) {
      if (sent.signal?.aborted) throw error;
      throw ApiError.of(undefined);
    }
    throw new ApiError(response.status, await errorBody(response), response.headers);
  };
}

/** What `fetch` is told of a call: its body is JSON, or a form where it holds a file. */
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
