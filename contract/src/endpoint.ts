import type { z } from 'zod';

/** Who may call: anybody, any signed-in user, or staff only. Finer rights are each feature's `policy.ts`. */
export type Access = 'public' | 'user' | 'staff';

/**
 * One call of the API. Everything else is derived from it: the server's route, its validation and access check,
 * the OpenAPI document, the typed client and the role × endpoint test.
 */
export interface Endpoint {
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
  /** The answer holds a secret: no cache keeps it. */
  secret?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body may come as a form too (multipart or urlencoded): files can't come otherwise. */
  form?: true;
  response: z.ZodType;
}

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
  [K in keyof T]: (input: Input<T[K]>, context: Context) => Promise<z.output<T[K]['response']>>;
};

/** What a client sends: parsed values (lists, ranges), which the client writes into the address itself. */
export interface CallInput<E extends Endpoint> {
  params: Output<E['params']>;
  query: Partial<Output<E['query']>>;
  body: E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
}

type EndpointsOf<A extends Record<string, EndpointTable>> = {
  [F in keyof A]: A[F][keyof A[F]];
}[keyof A];

/** Every call of an API by its `METHOD /path/`. */
export type Calls<A extends Record<string, EndpointTable>> = {
  [E in EndpointsOf<A> as `${E['method']} ${E['path']}`]: {
    input: CallInput<E>;
    output: z.output<E['response']>;
  };
};
