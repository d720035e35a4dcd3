import type { CardKind } from '@crewdock/contract/kinds';
import type { Message } from '@crewdock/contract/message';
import type { PRIORITIES } from '@crewdock/contract/staff/card-row';
import type { requests } from '@crewdock/contract/staff/requests';
import type { talents } from '@crewdock/contract/staff/talents';
import type { Row } from '@crewdock/contract/table';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Archive from 'lucide-react/icons/archive';
import Badge from 'lucide-react/icons/badge';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import { t } from '../../i18n/translate.ts';
import { translateAll } from '../../i18n/translateAll.ts';
import * as messages from './messages.ts';

/** By id of the status: statuses of jobs, then of talents. */
const STATUS_TONES = {
  1: 'grey',
  2: 'amber',
  3: 'amber',
  4: 'green',
  5: 'grey',
  6: 'red',
  101: 'grey',
  102: 'amber',
  103: 'green',
  104: 'amber',
  105: 'green',
  106: 'red',
} as const;

export type StaffCardRow = Row<typeof talents> | Row<typeof requests>;

export const PRIORITY_LABELS: Record<(typeof PRIORITIES)[number], Message<object>> = {
  hot: messages.hotPriority,
  normal: messages.normalPriority,
  low: messages.lowPriority,
};

/** Columns of both staff tables of cards. `kind` is the kind of the table's cards. */
export function createCardTableColumns(kind: CardKind) {
  return {
    status: {
      label: t(messages.statusLabel),
      width: 150,
      tones: STATUS_TONES,
      told: (status: string) => t(messages.statusChanged, { status }),
    },
    priority: {
      label: t(messages.priorityLabel),
      width: 100,
      tones: { hot: 'red' },
      values: translateAll(PRIORITY_LABELS),
      told: (priority: string) => t(messages.priorityChanged, { priority }),
    },
    is_active: {
      label: t(messages.active),
      width: 110,
      values: { true: t(messages.active), false: t(messages.archived) },
      told: (state: string) => state,
    },
    is_on_hold: {
      label: t(messages.onHoldColumn),
      width: 84,
      values: { true: t(messages.onHoldColumn), false: t(messages.notOnHold) },
      told: (state: string) => state,
    },
    is_verified: {
      label: t(messages.verifiedLabel),
      width: 84,
      values: { true: t(messages.verifiedLabel), false: t(messages.unverified) },
      told: (state: string) => state,
    },
    active_relations: {
      label: t(messages.activeRelationsColumn, { kind }),
      width: 118,
      cell: ({ active_relations: open, unconfirmed_relations: waiting }: StaffCardRow) =>
        waiting > 0 ? t(messages.activeAndWaiting, { active: open, waiting }) : open || '–',
    },
    manager: {
      label: t(messages.managerLabel),
      width: 150,
      told: (name: string) => t(messages.managerChanged, { name }),
    },
    owner: { label: t(messages.ownerLabel), width: 210 },
    company: { label: t(messages.portalLabel), width: 120 },
    modified: { label: t(messages.changedLabel), width: 110, cell: ({ modified }: StaffCardRow) => since(modified) },
    created: { label: t(messages.createdLabel), width: 110, cell: ({ created }: StaffCardRow) => since(created) },
    seniority: { label: t(messages.seniorityLabel), width: 110 },
    english_level: { label: t(messages.englishLabel), width: 130 },
    is_private: {
      label: t(messages.privateColumn),
      width: 84,
      values: { true: t(messages.privateColumn), false: t(messages.publicCard) },
      isHidden: true,
    },
    is_waited_for: {
      label: t(messages.unconfirmedColumn),
      width: 110,
      values: { true: t(messages.awaitingReply), false: t(messages.noReplyNeeded) },
      isHidden: true,
    },
    verified_by: { label: t(messages.verifiedByColumn), width: 150, isHidden: true },
    verified_at: { label: t(messages.verifiedOnColumn), width: 110, isHidden: true },
    id: { label: t(messages.idColumn), width: 90, cell: ({ id }: StaffCardRow) => id, isHidden: true },
    processing: {
      label: t(messages.relationsLabel),
      width: 150,
      values: {
        active: t(messages.withActiveRelations, { kind }),
        noactive: t(messages.withoutActiveRelations, { kind }),
      },
      isHidden: true,
    },
  } as const;
}

/** The flags of both staff tables of cards, which share one column of icons. */
export function createCardStates() {
  return {
    label: t(messages.statesColumn),
    flags: [
      { column: 'is_active', on: CircleCheck, off: Archive, tone: 'green' },
      { column: 'is_on_hold', on: CirclePause, off: CirclePlay, tone: 'amber' },
      { column: 'is_verified', on: BadgeCheck, off: Badge, tone: 'green' },
    ],
  } as const;
}

/** Keyboard shortcuts of both staff tables of cards. */
export function getCardTableKeys() {
  return {
    v: {
      does: t(messages.verifyHint),
      edit: ({ is_verified }: StaffCardRow) => ['is_verified', !is_verified] as const,
    },
  } as const;
}

/** Quick filters of both staff tables of cards. */
export function getCardTableToggles() {
  return [
    { column: 'is_on_hold', label: t(messages.hideOnHold), on: '0', off: '' },
    { column: 'is_private', label: t(messages.showPrivate), on: '', off: '0' },
  ] as const;
}

function since(time: string) {
  return (
    <time dateTime={time} title={shortDate(time)}>
      {relativeDate(time)}
    </time>
  );
}
