import { fieldRows } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import { invalidInput } from '../../core/errors/errors.ts';
import { type CardColumnValues, getFieldColumns } from './columns.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as cardErrors from '../../core/messages/errors/card.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Throws unless a card that isn't a draft has all required fields. `skills` is null for a talent whose skills have not
 * been entered yet.
 */
export function checkComplete(kind: CardKind, card: CardColumnValues, skills: readonly unknown[] | null): void {
  const issues = fieldRows(kind).flatMap(({ name, required }) => {
    if (!required) return [];
    if (name === 'skills') {
      return skills?.length === 0 ? [{ path: 'body.skills', message: formatMessage(cardErrors.noSkill) }] : [];
    }
    return getFieldColumns(kind, name).every((column) => card[column])
      ? []
      : [{ path: `body.${name}`, message: formatMessage(fieldErrors.empty) }];
  });
  if (issues.length > 0) throw invalidInput(issues);
}
