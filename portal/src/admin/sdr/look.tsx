import type { LeadTable } from '@crewdock/contract/staff/leads';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Telescope from 'lucide-react/icons/telescope';
import type { TableLook } from '../../table/look.ts';
import { PEOPLE } from '../people/beside.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { LEAD_TABLE_PAGES } from './places.ts';
import { STAGE_LABELS } from './words.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export function leadLook(name: LeadTable['name']): TableLook<LeadTable> {
  const { title, path } = LEAD_TABLE_PAGES[name];
  return {
    title,
    path,
    noun: ['lead', 'leads'],
    icon: Telescope,
    nameOf: ({ company_name, title: need }) => [company_name, need].filter(Boolean).join(': '),
    create: { to: `${path}/create`, label: 'New lead' },
    beside: PEOPLE,
    columns: {
      company_name: { label: 'Company', width: 200 },
      title: { label: 'Requirements', width: 260 },
      stage: {
        label: 'Stage',
        width: 140,
        values: STAGE_LABELS,
        told: (stage) => t(messages.stageChanged, { stage: stage.toLowerCase() }),
      },
      owner: { label: 'Owner', width: 170, told: (owner) => t(messages.ownerChanged, { owner }) },
      next_step: { label: 'Next step', width: 220 },
      next_step_on: {
        label: 'Next step on',
        width: 120,
        cell: ({ next_step_on: day }) => (day === null ? '—' : <time dateTime={day}>{shortDate(day)}</time>),
      },
      contact_name: { label: 'Contact', width: 180 },
      client: { label: 'Client', width: 180, told: (client) => t(messages.clientChanged, { client }) },
      created: {
        label: 'Added',
        width: 120,
        cell: ({ created }) => (
          <time dateTime={created} title={shortDate(created)}>
            {relativeDate(created)}
          </time>
        ),
      },
      job: { label: 'Job', width: 220, isHidden: true },
      email: { label: 'Email', width: 220, isHidden: true },
      phone_number: { label: 'Phone', width: 160, isHidden: true },
      source: { label: 'Source', width: 140, isHidden: true },
      modified: { label: 'Changed', width: 120, isHidden: true },
    },
    phone: ['title', 'stage', 'next_step_on'],
    start: {},
    keys: {
      c: { does: 'mark as contacted', edit: () => ['stage', 'contacted'] },
      q: { does: 'mark as qualified', edit: () => ['stage', 'qualified'] },
    },
    empty: 'Potential clients and jobs appear here before they are on the market.',
    panel: (lead, { onClose }) => <LeadDetail table={name} lead={lead} onClose={onClose} />,
  };
}
