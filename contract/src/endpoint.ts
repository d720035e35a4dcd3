import type { z } from 'zod';

/** Who may call: anybody, any signed-in user, or staff only. Finer rights are each feature's `policy.ts`. */
export type Access = 'public' | 'user' | 'staff';

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, parameters in braces, closed by a slash: `/companies/{id}/`. */
  path: `/${string}/`;
  access: Access;
  /** One sentence for the API's documentation. */
  summary: string;
  /**
   * Who may call it besides the portal's own origin, always without credentials: `widgets` any site, for reading; `partners` the
   * sites that the company in the address (`?company=`) allows, for sending.
   */
  cors?: 'widgets' | 'partners';
  /** Takes `Idempotency-Key`: a repeat with the same key gives the same answer and does nothing more. */
  idempotent?: true;
  /** It only reads, and what it answers may be seconds old for who has written nothing: replicas of the database are read for it. */
  mayLag?: true;
  /** It tells that work of who asks is done: what that wrote counts as theirs from then on. */
  tellsOfWork?: true;
  /** The answer holds a secret: no cache keeps it. */
  secret?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body may come as a form too (multipart or urlencoded): files can't come otherwise. `maxBytes`: of a larger file than most. */
  form?: true | { maxBytes: number };
}

/** Answers JSON. */
interface JsonEndpoint extends Call {
  answer?: undefined;
  response: z.ZodType;
}

/** Answers a file. */
export interface FileEndpoint extends Omit<Call, 'method' | 'path'> {
  answer: 'file';
  /** `POST` where what is asked for is too long for an address. */
  method: 'GET' | 'POST';
  /** Its last part may be the name of a file, without a closing slash: `/talents/{id}/cv.pdf`. */
  path: Call['path'] | `/${string}.${string}`;
  /** Media types that it may have. */
  produces: readonly string[];
}

/** Answers server-sent events, one at a time, until there are no more or the caller goes. */
export interface StreamEndpoint extends Call {
  answer: 'stream';
  method: 'GET';
  /** What one event says, as JSON. */
  event: z.ZodType;
}

/**
 * One call of the API. Everything else is derived from it: the server's route, its validation and access check,
 * the OpenAPI document, the typed client and the role × endpoint test.
 */
export type Endpoint = JsonEndpoint | FileEndpoint | StreamEndpoint;

export type EndpointTable = Record<string, Endpoint>;

/** Keeps the literal types of an endpoint, from which clients and handlers are typed. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: every part validated. Endpoints that take the same receive the same type. */
export type Input<E extends Endpoint> = Received<Output<E['params']>, Output<E['query']>, Output<E['body']>>;

interface Received<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

/** One function for each endpoint of a table; a missing or superfluous one does not compile. */
export type Handlers<T extends EndpointTable, Context> = {
  [K in keyof T]: (input: Input<T[K]>, context: Context) => Promise<Answer<T[K]>>;
};

/** What a handler answers. A refusal is thrown before, also before the first event. */
type Answer<E extends Endpoint> = E extends JsonEndpoint
  ? z.output<E['response']>
  : E extends FileEndpoint
    ? FileAnswer<E['produces'][number]>
    : E extends StreamEndpoint
      ? AsyncIterable<z.output<E['event']>>
      : never;

/** A file on its way out. With an `etag` who has it already is told so; without one nobody keeps it. */
export interface FileAnswer<Type extends string = string> {
  type: Type;
  /** What it is called where it is saved. */
  name: string;
  /** Shown in the browser, in the portal's name, or always saved: everything that others gave us. */
  disposition: 'inline' | 'attachment';
  /** Pages of the portal may show it in a frame. */
  isFramed?: true;
  /** In quotation marks. */
  etag?: string;
  /** How many there are, where that is known. */
  bytes?: number;
  /** Asked only where the contents are wanted. What fails before the first byte is answered as an error like any other. */
  open: () => Promise<Uint8Array | AsyncIterable<Uint8Array>>;
}

/** What a client sends: parsed values (lists, ranges), which the client writes into the address itself. */
export interface CallInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Partial<Output<E['query']>>;
  body: E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
}

type EndpointsOf<A extends Record<string, EndpointTable>> = {
  [F in keyof A]: A[F][keyof A[F]];
}[keyof A];

/** Every call of an API by its `METHOD /path/`. Files and streams are read from the response itself. */
export type Calls<A extends Record<string, EndpointTable>> = {
  [E in EndpointsOf<A> as `${E['method']} ${E['path']}`]: {
    input: CallInput<E>;
    output: E extends JsonEndpoint ? z.output<E['response']> : Response;
  };
};
