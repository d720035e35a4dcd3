import type { ApiCalls } from '@crewdock/contract/api';
import type { ErrorBody } from '@crewdock/contract/errors';

export type CallName = keyof ApiCalls;
export type CallOutput<N extends CallName> = ApiCalls[N]['output'];

/** The parts a call asks for, and nothing else. */
export type CallArguments<N extends CallName> = {
  [P in keyof ApiCalls[N]['input'] as ApiCalls[N]['input'][P] extends undefined ? never : P]: ApiCalls[N]['input'][P];
} & { signal?: AbortSignal };

export type Client = <N extends CallName>(name: N, input: CallArguments<N>) => Promise<CallOutput<N>>;

/** A call the server refused, or that never reached it (`status` 0, code `unavailable`). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds until the same call may succeed, where the server says so. */
  readonly retryAfter: number | null;

  constructor(status: number, body: ErrorBody, retryAfter: number | null = null) {
    super(body.detail);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export interface ClientOptions {
  /** Origin of the API, or empty for the page's own. */
  origin?: string;
  /** The stored token, read at every call. */
  token?: () => string | null;
  /** The value of the XSRF cookie, read at every call that changes something. */
  xsrfToken?: () => string | null;
  /** Hears of a token that the server no longer takes, and which it was. */
  onSessionEnded?: (token: string) => void;
}

/** The typed client: `call('GET /talents/{id}/', { params: { id: '48213-7' } })`. An abort rejects with its reason. */
export function createClient({ origin = '', token, xsrfToken, onSessionEnded }: ClientOptions = {}): Client {
  return async (name, input) => {
    const [method, path] = name.split(' ') as [string, string];
    const { params, query, body, signal } = input as LooseInput;
    const headers: Record<string, string> = {};
    const secret = token?.();
    if (secret) headers.authorization = `Token ${secret}`;
    const form = body && hasFile(body) ? formData(body) : undefined;
    if (body && !form) headers['content-type'] = 'application/json';
    const xsrf = method === 'GET' ? null : xsrfToken?.();
    if (xsrf) headers['x-xsrf-token'] = xsrf;
    const search = query ? queryString(query) : '';
    const address = `${origin}/api${fillPath(path, params)}${search && `?${search}`}`;
    let response: Response;
    try {
      response = await fetch(address, {
        method,
        headers,
        signal,
        body: form ?? (body && JSON.stringify(body)),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError(0, {
        code: 'unavailable',
        detail: 'The network can’t be reached.',
        request_id: '',
      });
    }
    if (response.ok) return response.json();
    if (response.status === 401 && secret) onSessionEnded?.(secret);
    throw new ApiError(response.status, await errorBody(response), secondsToWait(response));
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

interface LooseInput {
  params?: Record<string, string | number | boolean>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

function fillPath(path: string, params: Record<string, string | number | boolean> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function hasFile(body: object): boolean {
  return Object.values(body).some((value) => value instanceof Blob);
}

/** Texts and files by their names. */
function formData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value);
  return form;
}

function queryValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { min, max } = value as { min?: number | null; max?: number | null };
  return `${min ?? ''}-${max ?? ''}`;
}

function secondsToWait({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

async function errorBody(response: Response): Promise<ErrorBody> {
  try {
    return (await response.json()) as ErrorBody;
  } catch {
    return { code: 'internal', detail: response.statusText, request_id: '' };
  }
}
