import swagger from '@fastify/swagger';
import { APP_VERSION } from '@crewdock/contract/app-version';
import type { Endpoint } from '@crewdock/contract/endpoint';
import { ErrorBody } from '@crewdock/contract/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiDocument, apiPage, apiPagePolicy } from './api-page.ts';

/** License in the OpenAPI document: the API has no public license. */
const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-Crewdock' };
const PARTS = ['params', 'querystring', 'body'] as const;

/**
 * Serves OpenAPI 3.1 at `/api/openapi.json` and a readable page at `/api/docs`. Both are generated from the endpoint
 * tables.
 */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        // The title does not name Crewdock, because the portals of companies serve the document too.
        title: 'Market API',
        version: APP_VERSION,
        description: 'Jobs, talents and what brings them together.',
        license: LICENSE,
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token …' } },
      },
    },
    transformObject: (document) => markOptionalBodies('openapiObject' in document ? document.openapiObject : {}),
    transform: ({ schema, url }) => ({ url, schema: schema && describe(schema as Documented) }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  let page: string | undefined;
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) => {
    page ??= apiPage(app.swagger() as ApiDocument);
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': apiPagePolicy() })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

interface OperationWithBody {
  requestBody?: { required?: boolean; content: Record<string, { schema?: { required?: string[] } }> };
}

/**
 * Marks bodies without required fields as optional, because the plugin marks all bodies as required. Imprecise for a
 * few calls that require one of several fields.
 */
function markOptionalBodies<D extends { paths?: object | undefined }>(document: D): D {
  const operations = Object.values(document.paths ?? {}).flatMap((path: object) => Object.values(path));
  for (const { requestBody: body } of operations as OperationWithBody[])
    if (body) body.required = Object.values(body.content).some(({ schema }) => (schema?.required ?? []).length > 0);
  return document;
}

interface Documented {
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
  answers?: Answers;
}

type Answers = DistributivePick<Endpoint, 'answer' | 'response' | 'produces' | 'event'>;
type DistributivePick<T, K extends string> = T extends unknown ? Pick<T, K & keyof T> : never;

function describe({ answers, ...schema }: Documented): object {
  const described: Record<string, unknown> = { ...schema };
  for (const part of PARTS) {
    const shape = schema[part];
    if (shape) described[part] = jsonSchema(shape, 'input');
  }
  if (answers) {
    described.response = {
      200: { description: 'Success', ...contents(answers) },
      '4xx': { description: 'Refused: see `code` and `issues`', ...jsonSchema(ErrorBody, 'output') },
    };
  }
  return described;
}

function contents(endpoint: Answers): object {
  if (endpoint.answer === 'file') {
    const file = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
    return { content: Object.fromEntries(endpoint.produces.map((type) => [type, file])) };
  }
  if (endpoint.answer === 'stream') {
    const data = {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: jsonSchema(endpoint.event, 'output'),
    };
    return { content: { 'text/event-stream': { schema: data } } };
  }
  return jsonSchema(endpoint.response, 'output');
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const options = { io, unrepresentable: 'any', override: nameProperties } as const;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options);
  return rest;
}

/** Converts the schema of a record with enumerated keys to a list of properties. */
function nameProperties({ jsonSchema: described }: Described): void {
  const { propertyNames, additionalProperties } = described;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || additionalProperties === undefined) return;
  described.properties = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  described.additionalProperties = false;
  delete described.propertyNames;
}

type Described = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];
