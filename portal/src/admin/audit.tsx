import { audit } from '@crewdock/contract/staff/audit';
import ScrollText from 'lucide-react/icons/scroll-text';
import { staffPage } from '../table/staffPage.tsx';
import { formatSecond } from '../ui/format/formatMoment.ts';
import { AuditDetail } from './audit/AuditDetail.tsx';
import {
  ACTION_LABELS,
  ACTOR_LABELS,
  SUBJECT_LABELS,
  fieldLabel,
  getChangedFieldNames,
  formatAuditSubject,
  formatAuditActor,
} from './audit/words.ts';

/** Staff table of the audit log: changed data and account events. */
export const { Component, loader } = staffPage(audit, {
  title: 'Audit log',
  path: '/admin-panel/audit',
  noun: ['entry', 'entries'],
  icon: ScrollText,
  nameOf: (entry) => `${ACTION_LABELS[entry.action]}: ${formatAuditSubject(entry)}, ${formatSecond(entry.at)}`,
  columns: {
    action: {
      label: 'Event',
      width: 190,
      values: ACTION_LABELS,
      cell: ({ action }) => <span>{ACTION_LABELS[action]}</span>,
    },
    subject_kind: { label: 'Of what', width: 160, values: SUBJECT_LABELS, cell: formatAuditSubject },
    person: { label: 'Account', width: 240, cell: formatAuditActor },
    after: { label: 'Fields', width: 260, cell: (entry) => getChangedFieldNames(entry).map(fieldLabel).join(', ') },
    address: { label: 'From', width: 150 },
    at: { label: 'When', width: 180, cell: (entry) => <time dateTime={entry.at}>{formatSecond(entry.at)}</time> },
    subject_id: { label: 'Number', width: 120, isHidden: true },
    actor: { label: 'By', width: 110, values: ACTOR_LABELS, isHidden: true },
    device: { label: 'Device', width: 180, isHidden: true },
    company: { label: 'Portal', width: 140, isHidden: true },
    site: { label: 'Site', width: 200, isHidden: true },
  },
  phone: ['subject_kind', 'at', 'person'],
  start: {},
  empty: 'Every change of a card, relation, list, account or company, and every sign-in, is written down here.',
  panel: (entry, { onClose }) => <AuditDetail entry={entry} onClose={onClose} />,
});
