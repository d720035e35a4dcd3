import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { CARD_KINDS, KINDS, type CardKind } from './kinds.ts';

/**
 * Declares two endpoints at once, for talents and for jobs. Differences are declared by kind or with placeholders:
 * `{kind}` and `{other}` in the path become `talent` and `request`; `{card}`, `{cards}`, `{Cards}`, `{other}` and
 * `{others}` in the summary become the nouns shown to users.
 */
export interface Pair extends Omit<Endpoint, Parts | 'summary'> {
  summary: string | Record<CardKind, string>;
  params?: Either<z.ZodType>;
  query?: Either<z.ZodType>;
  body?: Either<z.ZodType>;
  response: Either<z.ZodType>;
}

type Parts = 'params' | 'query' | 'body' | 'response';
type Either<T> = T | Record<CardKind, T>;

/**
 * Creates the endpoints of both kinds. In a pair's name, `Card` becomes `Talent` or `Request`, and `Other` the opposite
 * kind: `getCard` becomes `getTalent` and `getRequest`.
 */
export function definePairedEndpoints<const T extends Record<string, Pair>>(table: T): Paired<T> {
  const made = CARD_KINDS.map((kind) => {
    const endpoints = Object.entries(table).map(([name, pair]) => [name, endpointOf(kind, pair)]);
    return withKindName(kind, Object.fromEntries(endpoints));
  });
  return Object.assign({}, ...made);
}

/** Renames the entries of a table for one kind; used for the handlers of pairs. */
export function withKindName<K extends CardKind, const T extends object>(kind: K, table: T): Named<T, K> {
  const entries = Object.entries(table).map(([name, value]) => [nameOf(kind, name), value]);
  return Object.fromEntries(entries);
}

export type Paired<T extends Record<string, Pair>> = Named<EndpointsOf<T, 'talent'>, 'talent'> &
  Named<EndpointsOf<T, 'request'>, 'request'>;

type EndpointsOf<T, K extends CardKind> = { [N in keyof T]: EndpointOf<T[N], K> };
type EndpointOf<P, K extends CardKind> = {
  [F in keyof P]: F extends Parts
    ? P[F] extends Readonly<Record<CardKind, unknown>>
      ? P[F][K]
      : P[F]
    : F extends 'path'
      ? PathOf<P[F], K>
      : F extends 'summary'
        ? string
        : P[F];
};
type PathOf<P, K extends CardKind> = Spelled<Spelled<P, '{kind}', K>, '{other}', OtherOf<K>>;
type OtherOf<K extends CardKind> = (typeof KINDS)[K]['other'];

type Named<T, K extends CardKind> = {
  [N in keyof T as Spelled<Spelled<N, 'Card', Capitalize<K>>, 'Other', Capitalize<OtherOf<K>>>]: T[N];
};
type Spelled<S, Word extends string, By extends string> = S extends `${infer Before}${Word}${infer After}`
  ? `${Before}${By}${After}`
  : S;

function endpointOf(kind: CardKind, { summary, path, ...pair }: Pair): object {
  const { other, noun: card, nouns: cards, Nouns: Cards } = KINDS[kind];
  const words = { card, cards, Cards, other: KINDS[other].noun, others: KINDS[other].nouns };
  const parts = Object.entries(pair).map(([name, part]) => [name, PARTS.has(name) ? ofKind(kind, part) : part]);
  return {
    ...Object.fromEntries(parts),
    path: spelled(path, { kind, other }),
    summary: spelled(ofKind(kind, summary), words),
  };
}

const PARTS = new Set<string>(['params', 'query', 'body', 'response'] satisfies Parts[]);

function ofKind<T>(kind: CardKind, part: T | Record<CardKind, T>): T {
  return typeof part === 'object' && part !== null && kind in part ? (part as Record<CardKind, T>)[kind] : (part as T);
}

function spelled(text: string, words: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
}

function nameOf(kind: CardKind, name: string): string {
  return name.replace('Card', capitalised(kind)).replace('Other', capitalised(KINDS[kind].other));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
