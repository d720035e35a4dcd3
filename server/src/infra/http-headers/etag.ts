import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

/** Short content hash. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/** Weak ETag for this digest; weak because the response may be compressed. */
export function toWeakEtag(digest: string): string {
  return `W/"${digest}"`;
}

/** Whether `If-None-Match` contains this ETag. Compares weakly, because compression may have made the tag weak. */
export function isNotModified(etag: string, { headers }: FastifyRequest): boolean {
  const known = headers['if-none-match'] ?? '';
  return known.trim() === '*' || known.split(',').some((tag) => strong(tag.trim()) === strong(etag));
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
