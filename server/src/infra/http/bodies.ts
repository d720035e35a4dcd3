import type { Endpoint } from '@crewdock/contract/endpoint';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors/errors.ts';
import { parseQueryString } from './query-string.ts';
import { keepUpload, removeUploads } from './uploads.ts';
import * as errors from '../../core/messages/errors/http.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

const FILE_BYTES = 10 * 1024 * 1024;

/**
 * Registers parsers for forms (with and without files) and for JSON, including an empty body. Endpoints validate the
 * result.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void readJson(request, body, done);
  });
  await app.register(multipart, {
    limits: { fileSize: FILE_BYTES, files: 1, fields: 50, fieldSize: 64 * 1024, parts: 51 },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => parseQueryString(body),
  );
  removeUploads(app);
}

/**
 * Reads the body of a request. A form becomes an object of strings and files; the files are deleted when the request's
 * handler has ended.
 */
export async function readRequestBody(request: FastifyRequest, form: Endpoint['form']): Promise<unknown> {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(
    request.headers['content-type'] ?? '',
  );
  if (!isForm) return request.body;
  if (!form) throw new AppError('unsupported_media_type', formatMessage(errors.onlyJson));
  return request.isMultipart() ? fieldsOf(request, form === true ? FILE_BYTES : form.maxBytes) : request.body;
}

async function fieldsOf(request: FastifyRequest, fileSize: number): Promise<object> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts({ limits: { fileSize } })) {
    fields.set(part.fieldname, part.type === 'field' ? part.value : await keepUpload(request, part));
  }
  return Object.fromEntries(fields);
}
