import { browserStorage } from '../../browser/storage.ts';

/** Identity of a link's visitor in this browser: a secret key, and the entered name. */
export interface Voter {
  key: string;
  name: string;
}

/** Returns the visitor's identity for a tag; null before the first verdict. */
export function readStoredVoter(tag: string): Voter | null {
  const [key = '', name = ''] = browserStorage.get(nameFor(tag))?.split(' ', 2) ?? [];
  return /^[\w-]{22}$/.test(key) ? { key, name: decoded(name) } : null;
}

/** Stores the visitor's identity. Called with the first verdict and not earlier. */
export function keepVoter(tag: string, { key, name }: Voter): void {
  browserStorage.set(nameFor(tag), `${key} ${encodeURIComponent(name)}`);
}

/** Creates a random key of 128 bits, base64url-encoded. */
export function newVoterKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

function nameFor(tag: string): string {
  return `verdicts:${tag}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
