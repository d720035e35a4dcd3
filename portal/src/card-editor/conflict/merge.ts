import type { CardKind } from '@crewdock/contract/kinds';
import { type FieldName, type Fields, findDifferingFields, isSame } from '../fields.ts';

export interface Differences {
  /** Fields that both users changed to different values. The user has to decide about them. */
  clashing: FieldName[];
  /** Fields that only the other user changed. Their values are kept. */
  theirs: FieldName[];
}

/** Three-way comparison of two edits of the same card. */
export function compareEdits(kind: CardKind, base: Fields, mine: Fields, theirs: Fields): Differences {
  const changed = findDifferingFields(kind, base, theirs).filter((name) => !isSame(mine[name], theirs[name]));
  const isMine = (name: FieldName) => !isSame(base[name], mine[name]);
  return { clashing: changed.filter(isMine), theirs: changed.filter((name) => !isMine(name)) };
}

/**
 * Merges two edits: the other user's card with this user's changes, except clashing fields for which the other value
 * was chosen.
 */
export function mergeEdits(
  kind: CardKind,
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  givenUp: readonly FieldName[],
): Fields {
  const kept = findDifferingFields(kind, base, mine).filter((name) => !givenUp.includes(name));
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
