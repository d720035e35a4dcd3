import { requestApplications } from '@crewdock/contract/staff/applications';
import FileUser from 'lucide-react/icons/file-user';
import { APPLICATION_STATUS_LABELS } from '../applications/words.ts';
import { t } from '../i18n/translate.ts';
import { translateAll } from '../i18n/translateAll.ts';
import { staffPage } from '../table/staffPage.tsx';
import { StaffApplicationDetail } from './applications/ApplicationDetail.tsx';
import * as messages from './messages.ts';

/** Staff table of the applications sent to jobs by people without a card on the market. */
export const { Component, loader } = staffPage(requestApplications, () => ({
  title: t(messages.applicationsTitle),
  path: '/admin-panel/applications',
  noun: [t(messages.application), t(messages.applications)],
  icon: FileUser,
  nameOf: ({ name }) => name,
  columns: {
    name: { label: t(messages.nameColumn), width: 200 },
    status: {
      label: t(messages.statusColumn),
      width: 120,
      values: translateAll(APPLICATION_STATUS_LABELS),
      tones: { open: 'grey', shortlisted: 'amber', invited: 'green', rejected: 'red' },
    },
    job: { label: t(messages.jobColumn), width: 280 },
    email: { label: t(messages.emailColumn), width: 240 },
    message: { label: t(messages.messageColumn), width: 340, cell: ({ message }) => message.replaceAll(/\s+/g, ' ') },
    cv: { label: t(messages.cvColumn), width: 140 },
    company: { label: t(messages.portalColumn), width: 140 },
    created: { label: t(messages.arrivedColumn), width: 120 },
    phone_number: { label: t(messages.phoneColumn), width: 160, isHidden: true },
    site: { label: t(messages.siteColumn), width: 200, isHidden: true },
    consent: { label: t(messages.consentColumn), width: 300, isHidden: true },
    answers: { label: t(messages.answersColumn), width: 300, isHidden: true },
    hidden_fields: { label: t(messages.hiddenFieldsColumn), width: 300, isHidden: true },
  },
  phone: ['created', 'job'],
  start: { status: 'open' },
  empty: t(messages.applicationsEmpty),
  panel: (application, { onClose }) => <StaffApplicationDetail application={application} onClose={onClose} />,
}));
