import { availableResources } from '@crewdock/contract/staff/resources';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { t } from '../i18n/translate.ts';
import { translateAll } from '../i18n/translateAll.ts';
import { RESOURCE_STATUS_LABELS } from '../resources/words.ts';
import { ENGAGEMENT_TYPE_LABELS, RELOCATION_LABELS } from '@crewdock/contract/engagement-types';
import { staffPage } from '../table/staffPage.tsx';
import * as messages from './messages.ts';
import { ResourcePanel } from './resources/ResourcePanel.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

const ONE = (amount: number | null) => (amount === null ? null : { min: amount, max: amount });

/** Staff table of all available resources. The expiry queue lists resources that were not confirmed for a while. */
export const { Component, loader } = staffPage(availableResources, () => ({
  title: t(messages.resourcesTitle),
  path: '/admin-panel/available-resources',
  noun: [t(messages.resource), t(messages.resources)],
  icon: BriefcaseBusiness,
  beside: {
    label: t(messages.resourceTables),
    tables: [
      { to: '/admin-panel/available-resources', label: t(messages.resourcesTab) },
      { to: '/available-resources/imports', label: t(messages.importsTab) },
    ],
  },
  nameOf: ({ name }) => name,
  columns: {
    name: {
      label: t(messages.nameColumn),
      width: 170,
      cell: ({ name }) => (
        <span>
          <UserText>{name}</UserText>
        </span>
      ),
    },
    title: { label: t(messages.titleColumn), width: 210 },
    provider: { label: t(messages.providerColumn), width: 180 },
    status: {
      label: t(messages.statusColumn),
      width: 130,
      values: translateAll(RESOURCE_STATUS_LABELS),
      tones: { available: 'green', unknown: 'amber', placed: 'grey', unavailable: 'red' },
    },
    confirmed: {
      label: t(messages.confirmedColumn),
      width: 120,
      cell: ({ confirmed }) => <time dateTime={confirmed}>{relativeDate(confirmed)}</time>,
    },
    available_from: {
      label: t(messages.freeFromColumn),
      width: 120,
      cell: ({ available_from }) => shortDate(available_from),
    },
    hourly_rate: {
      label: t(messages.rateColumn),
      width: 170,
      isAmount: true,
      cell: (row) => hourlyRate(ONE(row.hourly_rate)) ?? monthlyRate(ONE(row.monthly_rate)) ?? RATE_ON_REQUEST,
    },
    country: { label: t(messages.countryColumn), width: 130 },
    city: { label: t(messages.cityColumn), width: 140, isHidden: true },
    engagement_types: {
      label: t(messages.engagementColumn),
      width: 160,
      values: translateAll(ENGAGEMENT_TYPE_LABELS),
      isHidden: true,
    },
    work_authorization: { label: t(messages.workAuthorizationColumn), width: 160, isHidden: true },
    relocation: {
      label: t(messages.relocationColumn),
      width: 150,
      values: { true: t(RELOCATION_LABELS.yes), false: t(RELOCATION_LABELS.no) },
      isHidden: true,
    },
    score: {
      label: t(messages.scoreColumn),
      width: 100,
      cell: ({ score }) => (score === null ? t(messages.notAsked) : t(messages.score, { score })),
    },
    answer_hours: {
      label: t(messages.answerHoursColumn),
      width: 120,
      isHidden: true,
      cell: ({ answer_hours }) => (answer_hours === null ? '' : t(messages.answerHours, { hours: answer_hours })),
    },
    is_due: {
      label: t(messages.expiryColumn),
      width: 100,
      values: { true: t(messages.expired), false: t(messages.confirmed) },
      isHidden: true,
    },
    company: { label: t(messages.portalColumn), width: 140, isHidden: true },
    email: { label: t(messages.emailColumn), width: 200, isHidden: true },
    phone: { label: t(messages.phoneColumn), width: 140, isHidden: true },
    employer: { label: t(messages.employerColumn), width: 160, isHidden: true },
    reference: { label: t(messages.referenceColumn), width: 120, isHidden: true },
    created: { label: t(messages.addedColumn), width: 120, isHidden: true },
    modified: { label: t(messages.changedColumn), width: 120, isHidden: true },
  },
  phone: ['status', 'provider'],
  start: {},
  toggles: [{ column: 'is_due', label: t(messages.expiryQueue), on: '1', off: '' }],
  keys: {
    a: { does: t(messages.markAvailable), edit: () => ['status', 'available'] },
    p: { does: t(messages.markPlaced), edit: () => ['status', 'placed'] },
  },
  empty: t(messages.resourcesEmpty),
  panel: (resource, { onClose, edit }) => <ResourcePanel resource={resource} onClose={onClose} edit={edit} />,
}));
