import { isolatedText } from '@crewdock/contract/isolated-text';
import { updates } from '@crewdock/contract/staff/updates';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Inbox from 'lucide-react/icons/inbox';
import { reloadSession } from '../session/session.ts';
import { staffPage } from '../table/staffPage.tsx';
import { UpdateDetail } from './updates/UpdateDetail.tsx';
import { KIND_ICONS, KIND_LABELS, UPDATE_STATUS_LABELS } from './updates/words.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/** The staff inbox: a table of events by processing status. */
export const { Component, loader } = staffPage(updates, {
  title: 'Updates',
  path: '/admin-panel/updates',
  noun: ['update', 'updates'],
  icon: Inbox,
  nameOf: ({ title }) => title,
  columns: {
    title: {
      label: 'What happened',
      width: 320,
      cell({ kind, title }) {
        const Icon = KIND_ICONS[kind];
        return (
          <>
            <Icon role="img" aria-label={`${KIND_LABELS[kind]}:`} />
            <span>
              <UserText>{title}</UserText>
            </span>
          </>
        );
      },
    },
    detail: { label: 'Details', width: 380, cell: ({ detail }) => detail.replaceAll(/\s+/g, ' ') },
    status: { label: 'Status', width: 130, values: UPDATE_STATUS_LABELS, told: (status) => `Moved to ${status}` },
    assignee: {
      label: 'Assignee',
      width: 150,
      told: (assignee) => (assignee === 'None' ? 'Unassigned' : `Assigned to ${isolatedText(assignee)}`),
    },
    actor: { label: 'By', width: 150 },
    company: { label: 'Portal', width: 140 },
    created: {
      label: 'Arrived',
      width: 120,
      cell: ({ created }) => (
        <time dateTime={created} title={shortDate(created)}>
          {relativeDate(created)}
        </time>
      ),
    },
    kind: { label: 'Kind', width: 160, values: KIND_LABELS, isHidden: true },
    email: { label: 'E-mail', width: 220, isHidden: true },
    modified: { label: 'Moved', width: 120, isHidden: true },
  },
  phone: ['status', 'assignee', 'created', 'detail'],
  start: { status: 'new' },
  empty: 'Registrations, messages, applications and moves of relations arrive here.',
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
});
