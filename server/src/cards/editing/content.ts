import { type CardField, fieldRows } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { CardRow, CardSkillRow } from '../queries.ts';
import { type CardColumnValues, getFieldColumns } from './columns.ts';

/**
 * Card fields to write, as values of the columns that store them, and the card's skills. `skills` is undefined for a
 * new card whose skills have not been entered yet.
 */
export interface Content {
  stored: Partial<Record<CardField, CardColumnValues>>;
  skills?: CardSkillRow[];
}

/** Returns the content that a copy of the card gets. */
export function getCopiedContent(kind: CardKind, card: CardRow<CardKind>): Content {
  const held: CardColumnValues = { ...card };
  const content: Content = { stored: {} };
  for (const { name, holds, copied } of fieldRows(kind)) {
    if (!copied || (holds === 'day' && isOver(held[name]))) continue;
    if (name === 'skills') content.skills = card.skills;
    else content.stored[name] = Object.fromEntries(getFieldColumns(kind, name).map((column) => [column, held[column]]));
  }
  return content;
}

/** Returns whether a date is in the past. Past dates are not copied, because they are outdated. */
function isOver(day: unknown): boolean {
  return typeof day === 'string' && day < new Date().toISOString().slice(0, 10);
}

/** Returns the columns of all fields in one object. */
export function columnsIn({ stored }: Content): CardColumnValues {
  return Object.assign({}, ...Object.values(stored));
}
