import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

/** The tag of what says this: weak, since it is compressed on its way. */
export function etagOf(text: string): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}

/** Whether the caller has what this stands for; compression on the way may have made the tag weak. */
export function isKnown(etag: string, { headers }: FastifyRequest): boolean {
  const known = headers['if-none-match'] ?? '';
  return known.trim() === '*' || known.split(',').some((tag) => strong(tag.trim()) === strong(etag));
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
