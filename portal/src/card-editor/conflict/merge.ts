import type { CardKind } from '@crewdock/contract/kinds';
import { type FieldName, type Fields, findDifferingFields, isSame } from '../fields.ts';

export interface Differences {
  /** Changed by both, to different values: needs a decision. */
  clashing: FieldName[];
  /** Changed only by the other user: taken unchanged. */
  theirs: FieldName[];
}

/** Three-way comparison of two edits of the same card. */
export function compareEdits(kind: CardKind, base: Fields, mine: Fields, theirs: Fields): Differences {
  const changed = findDifferingFields(kind, base, theirs).filter((name) => !isSame(mine[name], theirs[name]));
  const isMine = (name: FieldName) => !isSame(base[name], mine[name]);
  return { clashing: changed.filter(isMine), theirs: changed.filter((name) => !isMine(name)) };
}

/** The other user's card with my changes, except for the clashing fields where theirs was chosen. */
export function mergeEdits(
  kind: CardKind,
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  givenUp: readonly FieldName[],
): Fields {
  const kept = findDifferingFields(kind, base, mine).filter((name) => !givenUp.includes(name));
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
