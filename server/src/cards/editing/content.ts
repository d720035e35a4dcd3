import { type CardField, fieldRows } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { CardRow, SkillRow } from '../queries.ts';
import { type Columns, columnsOf } from './columns.ts';

/**
 * What is to be written of a card: fields with the columns that keep them, and skills, which have rows of their own. A new card
 * without them is of somebody of whom none are known yet.
 */
export interface Content {
  stored: Partial<Record<CardField, Columns>>;
  skills?: SkillRow[];
}

/** What a copy takes of a card. */
export function copiedOf(kind: CardKind, card: CardRow<CardKind>): Content {
  const held: Columns = { ...card };
  const content: Content = { stored: {} };
  for (const { name, holds, copied } of fieldRows(kind)) {
    if (!copied || (holds === 'day' && isOver(held[name]))) continue;
    if (name === 'skills') content.skills = card.skills;
    else content.stored[name] = Object.fromEntries(columnsOf(kind, name).map((column) => [column, held[column]]));
  }
  return content;
}

/** Nobody has said of the copy that it still holds. */
function isOver(day: unknown): boolean {
  return typeof day === 'string' && day < new Date().toISOString().slice(0, 10);
}

/** All columns of it. */
export function columnsIn({ stored }: Content): Columns {
  return Object.assign({}, ...Object.values(stored));
}
