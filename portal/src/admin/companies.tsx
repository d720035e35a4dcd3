import { companies } from '@crewdock/contract/staff/companies';
import { shortDate } from '@crewdock/sdk/cards/date';
import Building2 from 'lucide-react/icons/building-2';
import { staffPage } from '../table/staffPage.tsx';
import { CompanyDetail } from './companies/CompanyDetail.tsx';
import { CreateCompanyPage } from './companies/CreatePage.tsx';
import { PATH, COMPANY_STATE_LABELS } from './companies/words.ts';

/** Staff table of white-label companies, with their size and state. */
export const staffCompaniesRoute = staffPage(companies, {
  title: 'Companies',
  path: PATH,
  noun: ['company', 'companies'],
  icon: Building2,
  nameOf: ({ name }) => name,
  create: { to: `${PATH}/create`, label: 'New company' },
  columns: {
    name: { label: 'Company', width: 220 },
    slug: { label: 'Short name', width: 150 },
    domain: { label: 'Own domain', width: 200 },
    state: { label: 'State', width: 110, values: COMPANY_STATE_LABELS },
    market_enabled: { label: 'Market', width: 100, values: { true: 'On', false: 'Off' } },
    members: { label: 'People', width: 90 },
    superadmins: { label: 'Superadmins', width: 260 },
    talents: { label: 'Talents', width: 90 },
    requests: { label: 'Jobs', width: 90 },
    created: {
      label: 'Since',
      width: 120,
      cell: ({ created }) => <time dateTime={created}>{shortDate(created)}</time>,
    },
    deletion_due: {
      label: 'Ends',
      width: 120,
      cell: ({ deletion_due: due }) => (due === null ? '—' : <time dateTime={due}>{shortDate(due)}</time>),
    },
  },
  phone: ['state', 'slug'],
  start: {},
  empty: 'Companies that run the market under their own name stand here.',
  panel: (company, { onClose }) => <CompanyDetail company={company} onClose={onClose} />,
});

export const createCompanyRoute = { Component: CreateCompanyPage };
