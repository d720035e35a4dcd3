import type { CardKind } from '@crewdock/contract/kinds';
import { invalidInput } from '../../core/errors/errors.ts';
import type { CardRow } from '../queries.ts';
import type { CardColumnValues } from './columns.ts';
import { type Content, columnsIn } from './content.ts';
import * as errors from '../../core/messages/errors/card.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Adds dependent changes: setting the availability date clears the notice period, and vice versa. Throws if both are
 * set, or if only one of overlap hours and overlap time zone is set.
 */
export function addDependentChanges(content: Content, card?: CardRow<CardKind>): Content {
  const written = columnsIn(content);
  const after: CardColumnValues = { ...card, ...written };
  if ((after['overlap_time_zone'] ?? null) !== null) need(after, 'overlap_hours', 'overlap_time_zone');
  else if ((after['overlap_hours'] ?? null) !== null) need(after, 'overlap_time_zone', 'overlap_hours');
  if ((after['available_from'] ?? null) === null || (after['notice_period'] ?? null) === null) return content;
  if (written['available_from'] && (written['notice_period'] ?? null) !== null) {
    throw invalidInput([{ path: 'body.notice_period', message: formatMessage(errors.noticeAndDate) }]);
  }
  const other = written['available_from'] ? 'notice_period' : 'available_from';
  return { ...content, stored: { ...content.stored, [other]: { [other]: null } } };
}

function need(card: CardColumnValues, field: string, beside: string): void {
  if ((card[field] ?? null) === null) {
    throw invalidInput([{ path: `body.${field}`, message: formatMessage(errors.setTogether, { field: beside }) }]);
  }
}
