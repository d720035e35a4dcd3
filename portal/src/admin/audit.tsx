import { audit } from '@crewdock/contract/staff/audit';
import ScrollText from 'lucide-react/icons/scroll-text';
import { t } from '../i18n/translate.ts';
import { translateAll } from '../i18n/translateAll.ts';
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
import * as messages from './messages.ts';

/** Staff table of the audit log: changed data and account events. */
export const { Component, loader } = staffPage(audit, () => ({
  title: t(messages.auditTitle),
  path: '/admin-panel/audit',
  noun: [t(messages.auditEntry), t(messages.auditEntries)],
  icon: ScrollText,
  nameOf: (entry) =>
    t(messages.auditEntryName, {
      action: t(ACTION_LABELS[entry.action]),
      subject: formatAuditSubject(entry),
      time: formatSecond(entry.at),
    }),
  columns: {
    action: {
      label: t(messages.eventColumn),
      width: 190,
      values: translateAll(ACTION_LABELS),
      cell: ({ action }) => <span>{t(ACTION_LABELS[action])}</span>,
    },
    subject_kind: {
      label: t(messages.subjectColumn),
      width: 160,
      values: translateAll(SUBJECT_LABELS),
      cell: formatAuditSubject,
    },
    person: { label: t(messages.accountColumn), width: 240, cell: formatAuditActor },
    after: {
      label: t(messages.fieldsColumn),
      width: 260,
      cell: (entry) => getChangedFieldNames(entry).map(fieldLabel).join(', '),
    },
    address: { label: t(messages.addressColumn), width: 150 },
    at: {
      label: t(messages.timeColumn),
      width: 180,
      cell: (entry) => <time dateTime={entry.at}>{formatSecond(entry.at)}</time>,
    },
    subject_id: { label: t(messages.subjectIdColumn), width: 120, isHidden: true },
    actor: { label: t(messages.actorColumn), width: 110, values: translateAll(ACTOR_LABELS), isHidden: true },
    device: { label: t(messages.deviceColumn), width: 180, isHidden: true },
    company: { label: t(messages.portalColumn), width: 140, isHidden: true },
    site: { label: t(messages.siteColumn), width: 200, isHidden: true },
  },
  phone: ['subject_kind', 'at', 'person'],
  start: {},
  empty: t(messages.auditEmpty),
  panel: (entry, { onClose }) => <AuditDetail entry={entry} onClose={onClose} />,
}));
