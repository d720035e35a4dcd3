import { companies } from '@crewdock/contract/staff/companies';
import { shortDate } from '@crewdock/sdk/cards/date';
import Building2 from 'lucide-react/icons/building-2';
import { t } from '../i18n/translate.ts';
import { translateAll } from '../i18n/translateAll.ts';
import { staffPage } from '../table/staffPage.tsx';
import { CompanyDetail } from './companies/CompanyDetail.tsx';
import { CreateCompanyPage } from './companies/CreatePage.tsx';
import { PATH, COMPANY_STATE_LABELS } from './companies/words.ts';
import * as messages from './messages.ts';

/** Staff table of white-label companies, with their size and state. */
export const staffCompaniesRoute = staffPage(companies, () => ({
  title: t(messages.companiesTitle),
  path: PATH,
  noun: [t(messages.company), t(messages.companies)],
  icon: Building2,
  nameOf: ({ name }) => name,
  create: { to: `${PATH}/create`, label: t(messages.newCompanyLink) },
  columns: {
    name: { label: t(messages.companyColumn), width: 220 },
    slug: { label: t(messages.slugColumn), width: 150 },
    domain: { label: t(messages.domainColumn), width: 200 },
    state: {
      label: t(messages.companyStateColumn),
      width: 110,
      values: translateAll(COMPANY_STATE_LABELS),
      tones: { open: 'green', closing: 'red' },
    },
    market_enabled: {
      label: t(messages.marketColumn),
      width: 100,
      values: { true: t(messages.marketOn), false: t(messages.marketOff) },
    },
    members: { label: t(messages.membersColumn), width: 90 },
    superadmins: { label: t(messages.superadminsColumn), width: 260 },
    talents: { label: t(messages.talentsColumn), width: 90 },
    requests: { label: t(messages.jobsColumn), width: 90 },
    created: {
      label: t(messages.createdColumn),
      width: 120,
      cell: ({ created }) => <time dateTime={created}>{shortDate(created)}</time>,
    },
    deletion_due: {
      label: t(messages.deletionColumn),
      width: 120,
      cell: ({ deletion_due: due }) => (due === null ? '—' : <time dateTime={due}>{shortDate(due)}</time>),
    },
  },
  phone: ['state', 'slug'],
  start: {},
  empty: t(messages.companiesEmpty),
  panel: (company, { onClose }) => <CompanyDetail company={company} onClose={onClose} />,
}));

export const createCompanyRoute = { Component: CreateCompanyPage };
