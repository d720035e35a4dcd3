import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

/** Another one for each other text. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/** The tag of what has this digest: weak, since it is compressed on its way. */
export function etagOf(digest: string): string {
  return `W/"${digest}"`;
}

/** Whether the caller has what this stands for; compression on the way may have made the tag weak. */
export function isKnown(etag: string, { headers }: FastifyRequest): boolean {
  const known = headers['if-none-match'] ?? '';
  return known.trim() === '*' || known.split(',').some((tag) => strong(tag.trim()) === strong(etag));
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
