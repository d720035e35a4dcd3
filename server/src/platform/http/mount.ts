import type { Endpoint, EndpointTable, Handlers } from '@crewdock/contract/endpoint';
import type { ErrorBody } from '@crewdock/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { Actor } from './actor.ts';
import { type RequestFacts, personOf } from './context.ts';
import { admit, answerPreflights } from './cors.ts';
import { cookiesOf } from './cookies.ts';
import { invalidInput, notAuthenticated, permissionDenied, readIssue } from './errors.ts';
import { bodyOf } from './forms.ts';
import type { Once } from './idempotency.ts';
import { callerOf } from './limits.ts';
import { giveXsrfToken } from './xsrf.ts';

const NOTHING = z.strictObject({});

interface MountOptions<S extends Services> {
  services: S;
  once: Once;
  /** The portals are reached by https: cookies are for it alone. */
  https: boolean;
  /** Compares every answer with its schema: in development and tests, where a wrong one is an error. */
  checkResponses: boolean;
}

/** Serves a table of endpoints: access first, then validation of every part at once, then the handler. */
export function mount<T extends EndpointTable, S extends Services>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T, NoInfer<S> & RequestFacts>,
  { services, once, https, checkResponses }: MountOptions<S>,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = handlers[name as keyof T] as (input: unknown, context: S & RequestFacts) => Promise<unknown>;
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      schema: documentation(name, endpoint),
      handler: async (request, reply) => {
        // First, so that a widget can read what went wrong too.
        const site = await admit(endpoint, request, reply, services);
        if (endpoint.method === 'GET') giveXsrfToken(request, reply, https);
        const context = {
          ...(await requestContext(request, services)),
          site,
          cookies: cookiesOf(request, reply, https),
        };
        authorize(endpoint, context.actor);
        if (endpoint.access === 'public' && request.isMultipart()) await services.limits.use('write', context.caller);
        const input = await parseInput(endpoint, request);
        const work = async (db: Services['db']) => {
          const answer = await handle(input, { ...context, db });
          if (checkResponses) checkAnswer(name, endpoint, answer);
          return JSON.stringify(answer);
        };
        const text = endpoint.idempotent
          ? await once(request, { personId: personOf(context).id, input }, work)
          : await work(services.db);
        return sendAnswer(text, endpoint, request, reply);
      },
    });
    answerPreflights(app, routeOf(endpoint), endpoint, services);
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

/** What a request says of itself before its input is read. */
export async function requestContext<S extends Services>(
  request: FastifyRequest,
  services: S,
): Promise<S & Omit<RequestFacts, 'cookies' | 'site'>> {
  const now = new Date();
  const [actor, company] = await Promise.all([
    services.identity.actorOf(request.headers.authorization, now),
    services.identity.companyOfHost(request.hostname),
  ]);
  const userAgent = request.headers['user-agent'] ?? '';
  return { ...services, actor, company, address: request.ip, caller: callerOf(request.ip), userAgent, now };
}

function authorize({ access }: Endpoint, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw notAuthenticated();
  if (access === 'staff' && !actor.isStaff) throw permissionDenied();
}

async function parseInput(endpoint: Endpoint, request: FastifyRequest): Promise<object> {
  const issues: NonNullable<ErrorBody['issues']> = [];
  const parse = (part: 'params' | 'query' | 'body', schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value);
    if (!result.success) issues.push(...result.error.issues.flatMap((issue) => readIssue(part, issue)));
    return result.data;
  };
  const params = parse('params', endpoint.params ?? NOTHING, request.params);
  const query = parse('query', endpoint.query ?? NOTHING, request.query);
  const body = endpoint.body && parse('body', endpoint.body, await bodyOf(request, endpoint.form ?? false));
  if (issues.length > 0) throw invalidInput(issues);
  return { params, query, body };
}

function checkAnswer(name: string, { response }: Endpoint, answer: unknown): void {
  const parsed = response.parse(answer);
  if (!isDeepStrictEqual(parsed, answer)) throw new Error(`${name} answers with more than its contract says`);
}

/** A browser that has the same answer already is told so. What was changed, or holds a secret, is not kept by anybody. */
function sendAnswer(text: string, { method, access, secret }: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const vary = ['Host, Authorization', reply.getHeader('vary')].filter(Boolean).join(', ');
  reply.header('vary', vary).type('application/json');
  if (method !== 'GET' || secret) return reply.header('cache-control', 'no-store').send(text);
  const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': access === 'public' ? 'no-cache' : 'private, no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(text);
}
