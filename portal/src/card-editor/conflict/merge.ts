import type { CardKind } from '@crewdock/contract/kinds';
import { type FieldName, type Fields, differing, isSame } from '../fields.ts';

export interface Differences {
  /** Changed by both, to different values: needs a decision. */
  clashing: FieldName[];
  /** Changed only by the other user: taken unchanged. */
  theirs: FieldName[];
}

/** Three-way comparison of two edits of the same card. */
export function compare(kind: CardKind, base: Fields, mine: Fields, theirs: Fields): Differences {
  const changed = differing(kind, base, theirs).filter((name) => !isSame(mine[name], theirs[name]));
  const isMine = (name: FieldName) => !isSame(base[name], mine[name]);
  return { clashing: changed.filter(isMine), theirs: changed.filter((name) => !isMine(name)) };
}

/** The other user's card with my changes, except for the clashing fields where theirs was chosen. */
export function merged(
  kind: CardKind,
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  givenUp: readonly FieldName[],
): Fields {
  const kept = differing(kind, base, mine).filter((name) => !givenUp.includes(name));
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
