import type { PeopleTable } from '@crewdock/contract/staff/people';
import type { TableLook } from '../../table/look.ts';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import UsersRound from 'lucide-react/icons/users-round';
import { AccountDetail } from './AccountDetail.tsx';
import { linkPeopleTables } from './beside.ts';
import { ACCOUNT_TABLE_PAGES } from './places.ts';
import { scoreLine, ACCOUNT_STATE_LABELS } from './words.ts';
import { t } from '../../i18n/translate.ts';
import { translateAll } from '../../i18n/translateAll.ts';
import * as messages from './messages.ts';

export function peopleLook(name: PeopleTable['name']): TableLook<PeopleTable> {
  const { title, path, noun } = ACCOUNT_TABLE_PAGES[name];
  const [one, many] = noun;
  return {
    title: t(title),
    path,
    noun: [t(one), t(many)],
    icon: UsersRound,
    nameOf: (row) => row.name,
    ...(name !== 'staff' && { create: { to: `${path}/create`, label: t(messages.newTitle, { table: name }) } }),
    beside: linkPeopleTables(),
    columns: {
      name: { label: t(messages.nameColumn), width: 220 },
      company_name: { label: t(messages.companyLabel), width: 200 },
      state: {
        label: t(messages.stateLabel),
        width: 130,
        values: translateAll(ACCOUNT_STATE_LABELS),
        tones: { pending: 'amber', open: 'green', suspended: 'red', terminated: 'grey' },
        told: (state) => t(messages.stateChanged, { state: state.toLowerCase() }),
      },
      manager: {
        label: t(messages.managerLabel),
        width: 180,
        told: (manager) => t(messages.managerChanged, { manager }),
      },
      cards_count: { label: t(messages.activeCardsColumn), width: 110 },
      email: { label: t(messages.emailLabel), width: 260 },
      last_sign_in: {
        label: t(messages.lastSignInColumn),
        width: 130,
        cell: ({ last_sign_in }) => <When time={last_sign_in} />,
      },
      created: { label: t(messages.registeredLabel), width: 130, cell: ({ created }) => <When time={created} /> },
      companies: { label: t(messages.membershipLabel), width: 180 },
      ...(name !== 'clients' && {
        score: {
          label: t(messages.scoreLabel),
          width: 110,
          isHidden: true,
          cell: ({ score }) => scoreLine({ score, answer_hours: null }),
        },
        answer_hours: {
          label: t(messages.answerHoursColumn),
          width: 120,
          isHidden: true,
          cell: ({ answer_hours }) => (answer_hours === null ? '' : t(messages.answerHours, { hours: answer_hours })),
        },
      }),
      email_verified: {
        label: t(messages.emailConfirmedColumn),
        width: 150,
        isHidden: true,
        cell: ({ email_verified }) => <When time={email_verified} />,
      },
      phone_number: { label: t(messages.phoneLabel), width: 160, isHidden: true },
      skype: { label: t(messages.skypeLabel), width: 160, isHidden: true },
      viber: { label: t(messages.viberLabel), width: 160, isHidden: true },
    },
    phone: ['company_name', 'state', 'created'],
    start: {},
    empty: t(name === 'staff' ? messages.staffEmpty : messages.accountsEmpty),
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
