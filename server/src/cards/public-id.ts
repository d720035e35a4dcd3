import { PUBLIC_ID } from '@crewdock/contract/cards';
import { foldText } from '@crewdock/contract/fold-text';
import { randomInt } from 'node:crypto';

/** A card key, parsed from the last part of a link. */
export type ParsedCardKey = { number: number } | PublicKey;
interface PublicKey {
  owner: number;
  card: number;
  link: string;
}

const MAX_ID = 2_147_483_647;

/**
 * Parses the last part of a link: `42` is the id of the API; `48213-7` and `48213-7-senior-developer` are public ids.
 * Returns null for all other keys, including public ids with a share tag: only `readTaggedKey` parses them, because
 * they must not open the card itself.
 */
export function readCardKey(key: string): ParsedCardKey | null {
  if (/^\d+$/.test(key)) return inRange(Number(key)) ? { number: Number(key) } : null;
  const publicId = PUBLIC_ID.exec(key)?.[0];
  return publicId === undefined || isTagged(publicId) ? null : namedBy(publicId);
}

/**
 * Parses a public id with a share tag: `48213-7-914200375816` or `48213-7-914200375816-senior-developer`. Returns null
 * for all other keys.
 */
export function readTaggedKey(key: string): { card: PublicKey; tag: number } | null {
  const publicId = PUBLIC_ID.exec(key)?.[0];
  const card = publicId !== undefined && isTagged(publicId) ? namedBy(publicId) : null;
  const tag = Number(publicId?.split('-')[2]);
  return card && Number.isSafeInteger(tag) ? { card, tag } : null;
}

/** Returns whether the last part of a link has a share tag. */
export function isTagged(key: string): boolean {
  return /^\d+-\d+-\d+(?=-|$)/.test(key);
}

/** Returns the readable suffix of a link. It never starts with a number, which would be parsed as a share tag. */
export function toSlug(title: string): string {
  const words = foldText(title).match(/[a-z0-9]+/g) ?? [];
  const first = words.findIndex((word) => !/^\d+$/.test(word));
  return first === -1 ? '' : words.slice(first).join('-').slice(0, 80).replace(/-+$/, '');
}

/** Generates a random key for links of cards whose ids are hidden. It looks like a public id and cannot be guessed. */
export function newLinkKey(): string {
  const part = () => randomInt(100_000_000, 1_000_000_000);
  return `${part()}-${part()}`;
}

function namedBy(publicId: string): PublicKey | null {
  const [owner, card] = publicId.split('-').map(Number) as [number, number];
  return inRange(owner) && inRange(card) ? { owner, card, link: `${owner}-${card}` } : null;
}

function inRange(number: number): boolean {
  return number <= MAX_ID;
}
