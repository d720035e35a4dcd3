import { PUBLIC_ID } from '@crewdock/contract/cards';
import { randomInt } from 'node:crypto';

/** What a link's last part may name. */
export type CardKey = { number: number } | { owner: number; card: number; link: string };

const MAX_ID = 2_147_483_647;

/** `42` is what stands for a card in the API; `48213-7`, `48213-7-2` and `48213-7-senior-developer` are public ids. Null for anything else. */
export function readCardKey(key: string): CardKey | null {
  if (/^\d+$/.test(key)) return inRange(Number(key)) ? { number: Number(key) } : null;
  const publicId = PUBLIC_ID.exec(key)?.[0];
  if (!publicId) return null;
  const [owner, card] = publicId.split('-').map(Number) as [number, number];
  return inRange(owner) && inRange(card) ? { owner, card, link: `${owner}-${card}` } : null;
}

/** The readable end of a link. It never starts with a number, which would read as a share tag. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const first = words.findIndex((word) => !/^\d+$/.test(word));
  return first === -1 ? '' : words.slice(first).join('-').slice(0, 80).replace(/-+$/, '');
}

/** A key that stands in links where ids are hidden: it reads like a public id and can't be guessed. */
export function newLinkKey(): string {
  const part = () => randomInt(100_000_000, 1_000_000_000);
  return `${part()}-${part()}`;
}

function inRange(number: number): boolean {
  return number <= MAX_ID;
}
