import type { z } from 'zod';

/** Who may call the endpoint: anyone, any signed-in user, or staff. Each feature's `policy.ts` adds detailed rules. */
export type Access = 'public' | 'user' | 'staff';

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to `/api`, with parameters in braces and a trailing slash: `/companies/{id}/`. */
  path: `/${string}/`;
  access: Access;
  /** One sentence for the API documentation. */
  summary: string;
  /**
   * Cross-origin access, always without credentials: `widgets` allows reading from any site; `partners` allows
   * submissions from the sites that the company in `?company=` allows.
   */
  cors?: 'widgets' | 'partners';
  /** Accepts `Idempotency-Key`: a repeated key returns the first response and has no further effect. */
  idempotent?: true;
  /** Read-only and may use a read replica: callers without recent writes can receive data that is seconds old. */
  mayLag?: true;
  /**
   * The response reports the progress of the caller's background job. Reading it counts as a write, so that the
   * caller's next reads include the job's changes.
   */
  tellsOfWork?: true;
  /** The response contains a secret and must not be cached. */
  secret?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * Also accepts the body as a form (multipart or urlencoded), which file uploads need. `maxBytes`: a higher limit for
   * the file size.
   */
  form?: true | { maxBytes: number };
}

/** An endpoint that returns JSON. */
interface JsonEndpoint extends Call {
  answer?: undefined;
  response: z.ZodType;
}

/** An endpoint that returns a file. */
export interface FileEndpoint extends Omit<Call, 'method' | 'path'> {
  answer: 'file';
  /** `POST` when the parameters are too long for a URL. */
  method: 'GET' | 'POST';
  /** May end with a file name instead of a trailing slash: `/talents/{id}/cv.pdf`. */
  path: Call['path'] | `/${string}.${string}`;
  /** Media types that the response can have. */
  produces: readonly string[];
}

/** An endpoint that returns server-sent events until the stream ends or the client disconnects. */
export interface StreamEndpoint extends Call {
  answer: 'stream';
  method: 'GET';
  /** JSON payload of one event. */
  event: z.ZodType;
}

/**
 * One API call. The server's route, validation and access check, the OpenAPI document, the typed client and the role ×
 * endpoint test are derived from it.
 */
export type Endpoint = JsonEndpoint | FileEndpoint | StreamEndpoint;

export type EndpointTable = Record<string, Endpoint>;

/** Keeps the literal types of an endpoint, so that clients and handlers can be typed from it. */
export function defineEndpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Validated input of a handler. Endpoints with identical schemas have the same input type. */
export type Input<E extends Endpoint> = Received<Output<E['params']>, Output<E['query']>, Output<E['body']>>;

interface Received<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

/** One handler per endpoint of a table; missing and unknown names are compile errors. */
export type Handlers<T extends EndpointTable, Context> = {
  [K in keyof T]: (input: Input<T[K]>, context: Context) => Promise<Answer<T[K]>>;
};

/** Return type of a handler. Handlers throw errors before they return; stream handlers, before the first event. */
type Answer<E extends Endpoint> = E extends JsonEndpoint
  ? z.output<E['response']>
  : E extends FileEndpoint
    ? FileAnswer<E['produces'][number]>
    : E extends StreamEndpoint
      ? AsyncIterable<z.output<E['event']>>
      : never;

/** Positions of the first and the last byte, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A file response. With `etag`, conditional requests can return 304; without it, the file is not cached. */
export interface FileAnswer<Type extends string = string> {
  type: Type;
  /** File name for saving. */
  name: string;
  /**
   * `inline`: the browser shows the file on the portal's origin. Uploaded files must be `attachment`, except PDFs in a
   * frame.
   */
  disposition: 'inline' | 'attachment';
  /** Allows pages of the portal to show the file in a frame. */
  isFramed?: true;
  /** Includes the quotation marks. */
  etag?: string;
  /**
   * Strong ETag of a file that supports range requests. If `bytes` is set, `open` accepts a range; otherwise it returns
   * the whole file as one array. Clients can resume a download with this ETag, but must not cache the file.
   */
  rangeEtag?: string;
  /** Size in bytes, if known. */
  bytes?: number;
  /** Called only if the contents are needed. An error before the first byte becomes a regular error response. */
  open: (range?: ByteRange) => Promise<Uint8Array | AsyncIterable<Uint8Array>>;
}

/** Input of the typed client: parsed values (lists, ranges), which the client serializes for the URL. */
export interface CallInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Partial<Output<E['query']>>;
  body: E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
}

type EndpointsOf<A extends Record<string, EndpointTable>> = {
  [F in keyof A]: A[F][keyof A[F]];
}[keyof A];

/** All calls of an API by `METHOD /path/`. The output of file and stream endpoints is the `Response`. */
export type Calls<A extends Record<string, EndpointTable>> = {
  [E in EndpointsOf<A> as `${E['method']} ${E['path']}`]: {
    input: CallInput<E>;
    output: E extends JsonEndpoint ? z.output<E['response']> : Response;
  };
};
