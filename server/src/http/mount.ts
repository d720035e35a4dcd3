import type { Endpoint, EndpointTable, Handlers } from '@crewdock/contract/endpoint';
import type { ErrorBody } from '@crewdock/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { companyOfHost } from '../companies/queries.ts';
import type { Context, Services } from './context.ts';
import { invalidInput, notAuthenticated, permissionDenied, readIssue } from './errors.ts';
import { type Actor, authenticate } from './session.ts';

const NOTHING = z.strictObject({});

interface MountOptions {
  services: Services;
  /** Compares every answer with its schema: in development and tests, where a wrong one is an error. */
  checkResponses: boolean;
}

/** Serves a table of endpoints: access first, then validation of every part at once, then the handler. */
export function mount<T extends EndpointTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T, Context>,
  { services, checkResponses }: MountOptions,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = handlers[name as keyof T] as (input: unknown, context: Context) => Promise<unknown>;
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      schema: documentation(name, endpoint),
      handler: async (request, reply) => {
        // First, so that a widget can read what went wrong too.
        if (endpoint.cors === 'widgets') reply.header('access-control-allow-origin', '*');
        const context = await requestContext(request, services);
        authorize(endpoint, context.actor);
        const answer = await handle(parseInput(endpoint, request), context);
        if (checkResponses) checkAnswer(name, endpoint, answer);
        reply.header('cache-control', 'no-cache').header('vary', 'Host, Authorization');
        return reply.type('application/json').send(JSON.stringify(answer));
      },
    });
    if (endpoint.cors === 'widgets') allowPreflight(app, endpoint);
  }
}

/** `/companies/{id}/` as the router writes it. */
function routeOf({ path }: Endpoint): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Asked by OpenAPI alone: validation is done in one place for all parts. */
function documentation(name: string, { access, summary, params, query, body, response }: Endpoint): object {
  return {
    operationId: name,
    summary,
    ...(access !== 'public' && { security: [{ token: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { 200: response },
  };
}

async function requestContext(request: FastifyRequest, services: Services): Promise<Context> {
  const [actor, company] = await Promise.all([
    authenticate(services.db, request.headers.authorization),
    companyOfHost(services.db, services.origins, request.hostname),
  ]);
  return { ...services, actor, company, caller: request.ip, now: new Date() };
}

function authorize({ access }: Endpoint, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw notAuthenticated();
  if (access === 'staff' && !actor.isStaff) throw permissionDenied();
}

function parseInput(endpoint: Endpoint, request: FastifyRequest): object {
  const issues: NonNullable<ErrorBody['issues']> = [];
  const parse = (part: 'params' | 'query' | 'body', schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value);
    if (!result.success) issues.push(...result.error.issues.flatMap((issue) => readIssue(part, issue)));
    return result.data;
  };
  const params = parse('params', endpoint.params ?? NOTHING, request.params);
  const query = parse('query', endpoint.query ?? NOTHING, request.query);
  const body = endpoint.body && parse('body', endpoint.body, request.body);
  if (issues.length > 0) throw invalidInput(issues);
  return { params, query, body };
}

function checkAnswer(name: string, { response }: Endpoint, answer: unknown): void {
  const parsed = response.parse(answer);
  if (!isDeepStrictEqual(parsed, answer)) throw new Error(`${name} answers with more than its contract says`);
}

/** Partners' scripts may add harmless headers; credentials are never asked for. */
function allowPreflight(app: FastifyInstance, endpoint: Endpoint): void {
  const url = routeOf(endpoint);
  if (app.hasRoute({ method: 'OPTIONS', url })) return;
  app.route({
    method: 'OPTIONS',
    url,
    schema: { hide: true },
    handler: (_, reply) =>
      reply
        .headers({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': endpoint.method,
          'access-control-max-age': '86400',
        })
        .code(204)
        .send(),
  });
}
