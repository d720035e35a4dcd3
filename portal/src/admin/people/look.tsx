import type { PeopleTable } from '@crewdock/contract/staff/people';
import type { TableLook } from '../../table/look.ts';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import UsersRound from 'lucide-react/icons/users-round';
import { AccountDetail } from './AccountDetail.tsx';
import { PEOPLE } from './beside.ts';
import { ACCOUNT_TABLE_PAGES } from './places.ts';
import { scoreLine, ACCOUNT_STATE_LABELS } from './words.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export function peopleLook(name: PeopleTable['name']): TableLook<PeopleTable> {
  const { title, path, noun } = ACCOUNT_TABLE_PAGES[name];
  return {
    title,
    path,
    noun,
    icon: UsersRound,
    nameOf: (row) => row.name,
    ...(name !== 'staff' && { create: { to: `${path}/create`, label: `New ${noun[0]}` } }),
    beside: PEOPLE,
    columns: {
      name: { label: 'Name', width: 220 },
      company_name: { label: 'Company', width: 200 },
      state: {
        label: 'State',
        width: 130,
        values: ACCOUNT_STATE_LABELS,
        told: (state) => t(messages.stateChanged, { state: state.toLowerCase() }),
      },
      manager: { label: 'Manager', width: 180, told: (manager) => t(messages.managerChanged, { manager }) },
      cards_count: { label: 'Active cards', width: 110 },
      email: { label: 'Email', width: 260 },
      last_sign_in: { label: 'Last sign-in', width: 130, cell: ({ last_sign_in }) => <When time={last_sign_in} /> },
      created: { label: 'Registered', width: 130, cell: ({ created }) => <When time={created} /> },
      companies: { label: 'Member of', width: 180 },
      ...(name !== 'clients' && {
        score: {
          label: 'Answers',
          width: 110,
          isHidden: true,
          cell: ({ score }) => scoreLine({ score, answer_hours: null }),
        },
        answer_hours: {
          label: 'Answers within',
          width: 120,
          isHidden: true,
          cell: ({ answer_hours }) => (answer_hours === null ? '' : `${answer_hours} h`),
        },
      }),
      email_verified: {
        label: 'Email confirmed',
        width: 150,
        isHidden: true,
        cell: ({ email_verified }) => <When time={email_verified} />,
      },
      phone_number: { label: 'Phone', width: 160, isHidden: true },
      skype: { label: 'Skype', width: 160, isHidden: true },
      viber: { label: 'Viber', width: 160, isHidden: true },
    },
    phone: ['company_name', 'state', 'created'],
    start: {},
    empty: name === 'staff' ? 'Staff accounts appear here.' : 'People who sign up or are invited appear here.',
    panel: (row, { onClose, edit }) => (
      <AccountDetail table={name} account={row} onClose={onClose} onMove={(to) => edit('state', to)} />
    ),
  };
}

function When({ time }: { time: string | null }) {
  if (time === null) return <>—</>;
  return (
    <time dateTime={time} title={shortDate(time)}>
      {relativeDate(time)}
    </time>
  );
}
