import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

/** Returns a short hash of a string, for ETags. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/** Formats a weak ETag. It is weak because the response may be compressed. */
export function toWeakEtag(digest: string): string {
  return `W/"${digest}"`;
}

/**
 * Returns whether `If-None-Match` contains this ETag. The comparison is weak, because compression may have made the
 * ETag weak.
 */
export function isNotModified(etag: string, { headers }: FastifyRequest): boolean {
  const known = headers['if-none-match'] ?? '';
  return known.trim() === '*' || known.split(',').some((tag) => strong(tag.trim()) === strong(etag));
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
