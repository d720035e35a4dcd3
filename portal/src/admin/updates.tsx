import { updates } from '@crewdock/contract/staff/updates';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Inbox from 'lucide-react/icons/inbox';
import { t } from '../i18n/translate.ts';
import { translateAll } from '../i18n/translateAll.ts';
import { reloadSession } from '../session/session.ts';
import { staffPage } from '../table/staffPage.tsx';
import * as messages from './messages.ts';
import { UpdateDetail } from './updates/UpdateDetail.tsx';
import { KIND_ICONS, KIND_LABELS, UPDATE_STATUS_LABELS } from './updates/words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/** The staff inbox: a table of events by processing status. */
export const { Component, loader } = staffPage(updates, () => ({
  title: t(messages.updatesTitle),
  path: '/admin-panel/updates',
  noun: [t(messages.update), t(messages.updates)],
  icon: Inbox,
  nameOf: ({ title }) => title,
  columns: {
    title: {
      label: t(messages.updateColumn),
      width: 300,
      cell({ kind, title }) {
        const Icon = KIND_ICONS[kind];
        return (
          <>
            <Icon role="img" aria-label={t(messages.kindLabel, { kind: t(KIND_LABELS[kind]) })} />
            <span>
              <UserText>{title}</UserText>
            </span>
          </>
        );
      },
    },
    detail: { label: t(messages.detailColumn), width: 340, cell: ({ detail }) => detail.replaceAll(/\s+/g, ' ') },
    status: {
      label: t(messages.statusColumn),
      width: 130,
      values: translateAll(UPDATE_STATUS_LABELS),
      tones: { new: 'grey', in_progress: 'amber', done: 'green' },
      told: (status) => t(messages.movedTo, { status }),
    },
    assignee: {
      label: t(messages.assigneeColumn),
      width: 150,
      told: (name, choice) => (choice === null ? t(messages.unassigned) : t(messages.assignedTo, { name })),
    },
    actor: { label: t(messages.actorNameColumn), width: 150 },
    company: { label: t(messages.portalColumn), width: 140 },
    created: {
      label: t(messages.arrivedColumn),
      width: 120,
      cell: ({ created }) => (
        <time dateTime={created} title={shortDate(created)}>
          {relativeDate(created)}
        </time>
      ),
    },
    kind: { label: t(messages.kindColumn), width: 160, values: translateAll(KIND_LABELS), isHidden: true },
    email: { label: t(messages.emailColumn), width: 220, isHidden: true },
    modified: { label: t(messages.changedColumn), width: 120, isHidden: true },
  },
  phone: ['status', 'assignee', 'created', 'detail'],
  start: { status: 'new' },
  empty: t(messages.updatesEmpty),
  panel: (update, { onClose, edit }) => (
    <UpdateDetail
      update={update}
      onClose={onClose}
      onMove={(to) => edit('status', to)}
      onAssign={(assignee) => edit('assignee', assignee)}
    />
  ),
  onEdited() {
    reloadSession().catch(() => {
      // Ignored, because the counter in the header is refreshed with the next session load.
    });
  },
}));
