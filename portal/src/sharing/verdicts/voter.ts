import { storage } from '../../browser/storage.ts';

/** Whom the server takes a browser for by one link, and what they call themselves there. */
export interface Voter {
  key: string;
  name: string;
}

/** Who has answered by a link with this tag from this browser; null: nobody. */
export function voterOf(tag: string): Voter | null {
  const [key = '', name = ''] = storage.get(nameFor(tag))?.split(' ', 2) ?? [];
  return /^[\w-]{22}$/.test(key) ? { key, name: decoded(name) } : null;
}

/** Kept with the first answer, not before. */
export function keepVoter(tag: string, { key, name }: Voter): void {
  storage.set(nameFor(tag), `${key} ${encodeURIComponent(name)}`);
}

/** A key that nobody guesses. */
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
