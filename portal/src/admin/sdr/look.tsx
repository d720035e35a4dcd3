import type { LeadTable } from '@crewdock/contract/staff/leads';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Telescope from 'lucide-react/icons/telescope';
import type { TableLook } from '../../table/look.ts';
import { linkPeopleTables } from '../people/beside.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { LEAD_TABLE_PAGES } from './places.ts';
import { STAGE_LABELS } from './words.ts';
import { t } from '../../i18n/translate.ts';
import { translateAll } from '../../i18n/translateAll.ts';
import * as messages from './messages.ts';

export function leadLook(name: LeadTable['name']): TableLook<LeadTable> {
  const { title, path } = LEAD_TABLE_PAGES[name];
  return {
    title: t(title),
    path,
    noun: [t(messages.lead), t(messages.leads)],
    icon: Telescope,
    nameOf: ({ company_name, title: need }) => [company_name, need].filter(Boolean).join(': '),
    create: { to: `${path}/create`, label: t(messages.newTitle) },
    beside: linkPeopleTables(),
    columns: {
      company_name: { label: t(messages.companyLabel), width: 200 },
      title: { label: t(messages.needLabel), width: 260 },
      stage: {
        label: t(messages.stageLabel),
        width: 140,
        values: translateAll(STAGE_LABELS),
        tones: { new: 'grey', contacted: 'amber', qualified: 'green', disqualified: 'red', converted: 'green' },
        told: (stage) => t(messages.stageChanged, { stage: stage.toLowerCase() }),
      },
      owner: { label: t(messages.ownerLabel), width: 170, told: (owner) => t(messages.ownerChanged, { owner }) },
      next_step: { label: t(messages.nextStepLabel), width: 220 },
      next_step_on: {
        label: t(messages.nextStepDateLabel),
        width: 120,
        cell: ({ next_step_on: day }) => (day === null ? '—' : <time dateTime={day}>{shortDate(day)}</time>),
      },
      contact_name: { label: t(messages.contactLabel), width: 180 },
      client: { label: t(messages.clientLabel), width: 180, told: (client) => t(messages.clientChanged, { client }) },
      created: {
        label: t(messages.addedColumn),
        width: 120,
        cell: ({ created }) => (
          <time dateTime={created} title={shortDate(created)}>
            {relativeDate(created)}
          </time>
        ),
      },
      job: { label: t(messages.jobLabel), width: 220, isHidden: true },
      email: { label: t(messages.emailLabel), width: 220, isHidden: true },
      phone_number: { label: t(messages.phoneLabel), width: 160, isHidden: true },
      source: { label: t(messages.sourceLabel), width: 140, isHidden: true },
      modified: { label: t(messages.changedColumn), width: 120, isHidden: true },
    },
    phone: ['title', 'stage', 'next_step_on'],
    start: {},
    keys: {
      c: { does: t(messages.markContacted), edit: () => ['stage', 'contacted'] },
      q: { does: t(messages.markQualified), edit: () => ['stage', 'qualified'] },
    },
    empty: t(messages.leadsEmpty),
    panel: (lead, { onClose }) => <LeadDetail table={name} lead={lead} onClose={onClose} />,
  };
}
