import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ErrorBody } from '@crewdock/contract/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { VERSION } from '../version.ts';

const PARTS = ['params', 'querystring', 'body'] as const;

/** OpenAPI 3.1 at `/api/openapi.json`, to be browsed at `/api/docs`: both from the contract's tables. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Crewdock API', version: VERSION, description: 'Jobs, talents and what brings them together.' },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token …' } },
      },
    },
    transform: ({ schema, url }) => ({ url, schema: schema && describe(schema as Documented) }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { deepLinking: true, docExpansion: 'list' },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

interface Documented {
  response?: Record<number, z.ZodType>;
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
}

function describe(schema: Documented): object {
  const described: Record<string, unknown> = { ...schema };
  for (const part of PARTS) {
    const shape = schema[part];
    if (shape) described[part] = jsonSchema(shape, 'input');
  }
  if (schema.response?.[200]) {
    described.response = {
      200: { description: 'Success', ...jsonSchema(schema.response[200], 'output') },
      '4xx': { description: 'Refused: see `code` and `issues`', ...jsonSchema(ErrorBody, 'output') },
    };
  }
  return described;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
