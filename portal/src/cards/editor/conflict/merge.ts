import type { MarketType } from '@crewdock/contract/kinds';
import { type FieldName, type Fields, differing, isSame } from '../fields.ts';

export interface Differences {
  /** Changed by both, to different things: one of them has to give way. */
  clashing: FieldName[];
  /** Changed by somebody else alone: taken as they are. */
  theirs: FieldName[];
}

/** What two people made of the same card. */
export function compare(type: MarketType, base: Fields, mine: Fields, theirs: Fields): Differences {
  const changed = differing(type, base, theirs).filter((name) => !isSame(mine[name], theirs[name]));
  const isMine = (name: FieldName) => !isSame(base[name], mine[name]);
  return { clashing: changed.filter(isMine), theirs: changed.filter((name) => !isMine(name)) };
}

/** Their card with what I changed, except for the clashing fields in which theirs is taken. */
export function merged(
  type: MarketType,
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  givenUp: readonly FieldName[],
): Fields {
  const kept = differing(type, base, mine).filter((name) => !givenUp.includes(name));
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
