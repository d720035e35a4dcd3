import { requestApplications } from '@crewdock/contract/staff/applications';
import FileUser from 'lucide-react/icons/file-user';
import { staffPage } from '../table/staffPage.tsx';
import { StaffApplicationDetail } from './applications/ApplicationDetail.tsx';

const STATUSES = { open: 'Open', shortlisted: 'Shortlisted', invited: 'Invited', rejected: 'Rejected' };

/** Staff table of the applications sent to jobs by people without a card on the market. */
export const { Component, loader } = staffPage(requestApplications, {
  title: 'Applications',
  path: '/admin-panel/applications',
  noun: ['application', 'applications'],
  icon: FileUser,
  nameOf: ({ name }) => name,
  columns: {
    name: { label: 'Name', width: 200 },
    status: { label: 'Status', width: 120, values: STATUSES },
    job: { label: 'Job', width: 280 },
    email: { label: 'E-mail', width: 240 },
    message: { label: 'Message', width: 340, cell: ({ message }) => message.replaceAll(/\s+/g, ' ') },
    cv: { label: 'CV', width: 140 },
    company: { label: 'Portal', width: 140 },
    created: { label: 'Arrived', width: 120 },
    phone_number: { label: 'Phone', width: 160, isHidden: true },
    site: { label: 'Site', width: 200, isHidden: true },
    consent: { label: 'Agreed to', width: 300, isHidden: true },
    answers: { label: 'Answers', width: 300, isHidden: true },
    hidden_fields: { label: 'Sent along', width: 300, isHidden: true },
  },
  phone: ['created', 'job'],
  start: {},
  empty: 'Who applies on a job’s page, or in a job board on another site, stands here with their CV.',
  panel: (application, { onClose }) => <StaffApplicationDetail application={application} onClose={onClose} />,
});
