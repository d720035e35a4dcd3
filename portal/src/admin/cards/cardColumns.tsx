import type { PRIORITIES } from '@crewdock/contract/staff/card-row';
import type { requests } from '@crewdock/contract/staff/requests';
import type { talents } from '@crewdock/contract/staff/talents';
import type { Row } from '@crewdock/contract/table';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export type StaffCardRow = Row<typeof talents> | Row<typeof requests>;

export const PRIORITY_LABELS: Record<(typeof PRIORITIES)[number], string> = {
  hot: 'Hot',
  normal: 'Normal',
  low: 'Low',
};

/** Columns of both staff tables of cards. `others` is the plural noun for the other kind of card, such as `talents`. */
export function createCardTableColumns(others: string) {
  return {
    status: { label: 'Status', width: 150, told: (status: string) => t(messages.statusChanged, { status }) },
    priority: {
      label: 'Priority',
      width: 100,
      values: PRIORITY_LABELS,
      told: (priority: string) => t(messages.priorityChanged, { priority }),
    },
    is_active: {
      label: 'Active',
      width: 76,
      values: { true: 'Active', false: 'Archived' },
      told: (state: string) => state,
    },
    is_on_hold: {
      label: 'On hold',
      width: 84,
      values: { true: 'On hold', false: 'Off hold' },
      told: (state: string) => state,
    },
    is_verified: {
      label: 'Verified',
      width: 84,
      values: { true: 'Verified', false: 'Not verified' },
      told: (state: string) => state,
    },
    active_relations: {
      label: `Active ${others}`,
      width: 118,
      cell: ({ active_relations: open, unconfirmed_relations: waiting }: StaffCardRow) =>
        waiting > 0 ? t(messages.activeAndWaiting, { active: open, waiting }) : open || '–',
    },
    manager: { label: 'Manager', width: 150, told: (name: string) => t(messages.managerChanged, { name }) },
    owner: { label: 'Owner', width: 210 },
    company: { label: 'Portal', width: 120 },
    modified: { label: 'Changed', width: 110, cell: ({ modified }: StaffCardRow) => since(modified) },
    created: { label: 'Created', width: 110, cell: ({ created }: StaffCardRow) => since(created) },
    seniority: { label: 'Seniority', width: 110 },
    english_level: { label: 'English', width: 130 },
    is_private: { label: 'Private', width: 84, values: { true: 'Private', false: 'Public' }, isHidden: true },
    is_waited_for: {
      label: 'Unconfirmed',
      width: 110,
      values: { true: 'Awaiting reply', false: 'No reply needed' },
      isHidden: true,
    },
    verified_by: { label: 'Verified by', width: 150, isHidden: true },
    verified_at: { label: 'Verified on', width: 110, isHidden: true },
    id: { label: 'ID', width: 90, cell: ({ id }: StaffCardRow) => id, isHidden: true },
    processing: {
      label: 'Relations',
      width: 150,
      values: { active: `With active ${others}`, noactive: `With no active ${others}` },
      isHidden: true,
    },
  } as const;
}

/** Keyboard shortcuts of both staff tables of cards. */
export const CARD_KEYS = {
  v: { does: 'verify', edit: ({ is_verified }: StaffCardRow) => ['is_verified', !is_verified] as const },
} as const;

/** Quick filters of both staff tables of cards. */
export const CARD_TOGGLES = [
  { column: 'is_on_hold', label: 'Hide paused', on: '0', off: '' },
  { column: 'is_private', label: 'Show private cards', on: '', off: '0' },
] as const;

function since(time: string) {
  return (
    <time dateTime={time} title={shortDate(time)}>
      {relativeDate(time)}
    </time>
  );
}
