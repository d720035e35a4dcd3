import type { Random } from './random.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** Generates a key with the same length as real keys. */
export function generatePublicKey(random: Random): string {
  return Array.from({ length: 22 }, () => random.pick(LETTERS)).join('');
}
