import { randomBytes } from 'node:crypto';

/** The header by which something comes from an address of its own: limits by address must not add up over the tests. */
export function fromOwnAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': [10, ...randomBytes(3)].join('.') };
}
