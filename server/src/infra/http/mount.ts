import type { Endpoint, EndpointTable, FileAnswer } from '@crewdock/contract/endpoint';
import type { ErrorBody } from '@crewdock/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../core/context/services.ts';
import { whenClosing, whenGone } from './abort.ts';
import type { Actor } from '../../core/identity/actor.ts';
import { sendEvents, sendFile, sendJson } from './answer.ts';
import { checkAnswer, checkEvents } from './check-answer.ts';
import { type RequestFacts, requirePerson } from '../../core/context/context.ts';
import { checkRequestOrigin, answerPreflights } from './cors.ts';
import { createCookies } from '../../core/context/cookies.ts';
import {
  invalidInput,
  notAuthenticated,
  permissionDenied,
  secondFactorSetupRequired,
} from '../../core/errors/errors.ts';
import { readRequestBody } from './bodies.ts';
import type { Once } from '../../core/idempotency/idempotency.ts';
import { getRateLimitKey } from '../../core/context/limits.ts';
import { checkInput } from './read-input.ts';
import { giveXsrfToken, isForeignBrowser } from './xsrf.ts';

const NOTHING = z.strictObject({});

interface MountOptions<S extends Services> {
  services: S;
  /** Returns the services for calls with `mayLag`: the regular services, or services that read from a replica. */
  reading: (request: FastifyRequest) => S;
  once: Once;
  /** Whether the portals are served over https; cookies are then sent over https only. */
  https: boolean;
  /** Validates every response against its schema, so that a mismatch is an error. For development and tests. */
  checkResponses: boolean;
}

/** Handlers by endpoint name. `defineRoutes` checks that there is one for each endpoint. */
export type EndpointHandlers<Context> = Record<string, (input: never, context: Context) => Promise<unknown>>;

/**
 * Registers the routes of an endpoint table. A route checks access, validates all parts of the input, then calls the
 * handler.
 */
export function mountEndpoints<S extends Services>(
  app: FastifyInstance,
  table: EndpointTable,
  handlers: EndpointHandlers<NoInfer<S> & RequestFacts>,
  { services, reading, once, https, checkResponses }: MountOptions<S>,
): void {
  const closing = whenClosing(app);
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = handlers[name] as (input: unknown, context: S & RequestFacts) => Promise<unknown>;
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      // Must run first: it sets the CORS headers, so that a widget can also read error responses.
      const site = await checkRequestOrigin(endpoint, request, reply, { services, https });
      if (endpoint.method === 'GET') giveXsrfToken(request, reply, https);
      const asked = await requestContext(request, reply, endpoint.mayLag ? reading(request) : services);
      const signal = endpoint.answer === 'stream' ? AbortSignal.any([asked.signal, closing]) : asked.signal;
      const context = { ...asked, site, cookies: createCookies(request, reply, https), signal };
      authorize(endpoint, context.actor);
      if (endpoint.access === 'public' && request.isMultipart()) await services.limits.use('write', context.caller);
      const input = await parseInput(endpoint, request);
      if (endpoint.answer === 'file') {
        const file = (await handle(input, context)) as FileAnswer;
        if (!endpoint.produces.includes(file.type))
          throw new Error(`${name} returned the media type ${file.type}, which its contract does not declare`);
        return sendFile(file, request, reply, signal);
      }
      if (endpoint.answer === 'stream') {
        const events = (await handle(input, context)) as AsyncIterable<unknown>;
        const checked = checkResponses ? checkEvents(name, endpoint.event, events) : events;
        return sendEvents(checked, request, reply, signal);
      }
      const work = async (db: Services['db']) => {
        const answer = await handle(input, db === context.db ? context : { ...context, db });
        if (checkResponses) checkAnswer(name, endpoint.response, answer);
        return JSON.stringify(answer);
      };
      const text = endpoint.idempotent
        ? await once(request, { personId: requirePerson(context).id, input }, work)
        : await work(context.db);
      return sendJson(text, endpoint, request, reply);
    };
    const route = (method: HTTPMethods, schema: object) =>
      app.route({
        method,
        url: routeOf(endpoint),
        schema,
        handler,
        exposeHeadRoute: !endpoint.answer,
        config: { isWriting: isWriting(endpoint) },
      });
    route(endpoint.method, documentation(name, endpoint));
    // A separate HEAD route, so that the handler does not read a file whose content is not sent.
    if (endpoint.answer && endpoint.method === 'GET') route('HEAD', { hide: true });
    answerPreflights(app, routeOf(endpoint), endpoint, services);
  }
}

/** Returns whether later reads of the same caller must include the effects of this call. */
function isWriting({ method, mayLag, tellsOfWork }: Endpoint): boolean {
  return tellsOfWork ?? (method !== 'GET' && !mayLag);
}

/** Converts a path such as `/companies/{id}/` to the router's syntax. */
function routeOf({ path }: Endpoint): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Returns the schema for OpenAPI. It does not validate, because `parseInput` validates all parts together. */
function documentation(name: string, { access, summary, params, query, body, ...endpoint }: Endpoint): object {
  return {
    operationId: name,
    summary,
    security: access === 'public' ? [] : [{ token: [] }],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    answers: endpoint,
  };
}

/** Collects the facts about a request that do not depend on its input, such as the requester and the company. */
export async function requestContext<S extends Services>(
  request: FastifyRequest,
  reply: FastifyReply,
  services: S,
): Promise<S & Omit<RequestFacts, 'cookies' | 'site'>> {
  const signal = whenGone(reply);
  const now = new Date();
  const [actor, company] = await Promise.all([
    services.identity.actorOf(request.headers.authorization, now),
    services.identity.companyOfHost(request.hostname),
  ]);
  const userAgent = request.headers['user-agent'] ?? '';
  const askingSite = isForeignBrowser(request) ? (request.headers.origin ?? null) : null;
  const wantsNoCount = asksForPrivacy(request);
  const from = { address: request.ip, caller: getRateLimitKey(request.ip), askingSite, userAgent, wantsNoCount };
  return { ...services, actor, company, ...from, signal, now };
}

/** Returns whether the client sends Do Not Track or Global Privacy Control. */
export function asksForPrivacy({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}

function authorize({ access }: Endpoint, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw notAuthenticated();
  if (access !== 'staff' || actor.isStaff) return;
  throw actor.lacksSecondFactor ? secondFactorSetupRequired() : permissionDenied();
}

async function parseInput(endpoint: Endpoint, request: FastifyRequest): Promise<object> {
  const issues: NonNullable<ErrorBody['issues']> = [];
  const parse = (part: 'params' | 'query' | 'body', schema: z.ZodType, value: unknown) => {
    const result = checkInput(part, schema, value);
    issues.push(...result.issues);
    return result.data;
  };
  const params = parse('params', endpoint.params ?? NOTHING, request.params);
  const query = parse('query', endpoint.query ?? NOTHING, request.query);
  // A missing body is validated as an empty object, so that the issues name the required fields.
  const body = endpoint.body && parse('body', endpoint.body, (await readRequestBody(request, endpoint.form)) ?? {});
  if (issues.length > 0) throw invalidInput(issues);
  return { params, query, body };
}
