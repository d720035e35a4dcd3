import { ENGAGEMENT_TYPE_LABELS, RELOCATION_LABELS } from '@crewdock/contract/engagement-types';
import { availableResources } from '@crewdock/contract/staff/resources';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { RESOURCE_STATUS_LABELS } from '../resources/words.ts';
import { staffPage } from '../table/staffPage.tsx';
import { ResourcePanel } from './resources/ResourcePanel.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

const ONE = (amount: number | null) => (amount === null ? null : { min: amount, max: amount });

/** Staff table of all available resources. The expiry queue lists resources that were not confirmed for a while. */
export const { Component, loader } = staffPage(availableResources, {
  title: 'Available resources',
  path: '/admin-panel/available-resources',
  noun: ['resource', 'resources'],
  icon: BriefcaseBusiness,
  beside: {
    label: 'Available resources and how they came in',
    tables: [
      { to: '/admin-panel/available-resources', label: 'Resources' },
      { to: '/available-resources/imports', label: 'Imports' },
    ],
  },
  nameOf: ({ name }) => name,
  columns: {
    name: {
      label: 'Name',
      width: 170,
      cell: ({ name }) => (
        <span>
          <UserText>{name}</UserText>
        </span>
      ),
    },
    title: { label: 'Title', width: 210 },
    provider: { label: 'Provider', width: 180 },
    status: { label: 'Status', width: 110, values: RESOURCE_STATUS_LABELS },
    confirmed: {
      label: 'Confirmed',
      width: 120,
      cell: ({ confirmed }) => <time dateTime={confirmed}>{relativeDate(confirmed)}</time>,
    },
    available_from: { label: 'Free from', width: 120, cell: ({ available_from }) => shortDate(available_from) },
    hourly_rate: {
      label: 'Rate',
      width: 140,
      cell: (row) => hourlyRate(ONE(row.hourly_rate)) ?? monthlyRate(ONE(row.monthly_rate)) ?? RATE_ON_REQUEST,
    },
    country: { label: 'Country', width: 130 },
    city: { label: 'City', width: 140, isHidden: true },
    engagement_types: { label: 'Engagement', width: 160, values: ENGAGEMENT_TYPE_LABELS, isHidden: true },
    work_authorization: { label: 'Work authorization', width: 160, isHidden: true },
    relocation: {
      label: 'Relocation',
      width: 150,
      values: { true: RELOCATION_LABELS.yes, false: RELOCATION_LABELS.no },
      isHidden: true,
    },
    score: {
      label: 'Answers',
      width: 100,
      cell: ({ score }) => (score === null ? 'Not asked' : `${score} % in time`),
    },
    answer_hours: {
      label: 'Answers within',
      width: 120,
      isHidden: true,
      cell: ({ answer_hours }) => (answer_hours === null ? '' : `${answer_hours} h`),
    },
    is_due: {
      label: 'Expiry',
      width: 100,
      values: { true: 'Expired', false: 'Confirmed' },
      isHidden: true,
    },
    company: { label: 'Portal', width: 140, isHidden: true },
    email: { label: 'E-mail', width: 200, isHidden: true },
    phone: { label: 'Phone', width: 140, isHidden: true },
    employer: { label: 'Employer', width: 160, isHidden: true },
    reference: { label: 'Reference', width: 120, isHidden: true },
    created: { label: 'Added', width: 120, isHidden: true },
    modified: { label: 'Changed', width: 120, isHidden: true },
  },
  phone: ['status', 'provider'],
  start: {},
  toggles: [{ column: 'is_due', label: 'Expiry queue', on: '1', off: '' }],
  keys: {
    a: { does: 'mark as available', edit: () => ['status', 'available'] },
    p: { does: 'mark as placed', edit: () => ['status', 'placed'] },
  },
  empty: 'Whom providers offer at once stands here.',
  panel: (resource, { onClose, edit }) => <ResourcePanel resource={resource} onClose={onClose} edit={edit} />,
});
