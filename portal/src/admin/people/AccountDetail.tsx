import type { AccountState } from '@crewdock/contract/staff/account-states';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import UserRound from 'lucide-react/icons/user-round';
import { styled } from 'styled-components';
import { Detail, EmailFact, DetailFact } from '../../table/Detail.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { accountPath, ACCOUNT_TABLE_PAGES } from './places.ts';
import type { AccountRow } from './queries.ts';
import { getAccountStateChanges, scoreLine, ACCOUNT_STATE_LABELS, STATE_NOTES } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  table: PeopleTable['name'];
  account: AccountRow;
  onClose: () => void;
  onMove: (to: AccountState) => void;
}

export function AccountDetail({ table, account, onClose, onMove }: Props) {
  const {
    uid,
    name,
    email,
    state,
    company_name,
    manager,
    cards_count,
    phone_number,
    companies,
    last_sign_in,
    created,
  } = account;
  const [one] = ACCOUNT_TABLE_PAGES[table].noun;
  const kind = (
    <>
      <UserRound aria-hidden="true" />
      {table === 'staff' ? 'Staff' : one.charAt(0).toUpperCase() + one.slice(1)}
    </>
  );
  return (
    <Detail entry={uid} kind={kind} title={name} onClose={onClose}>
      <Facts>
        <DetailFact name="State">
          {ACCOUNT_STATE_LABELS[state]}. <small>{STATE_NOTES[state]}</small>
        </DetailFact>
        <EmailFact email={email} />
        {phone_number && <DetailFact name="Phone">{phone_number}</DetailFact>}
        {company_name && (
          <DetailFact name="Company">
            <UserText>{company_name}</UserText>
          </DetailFact>
        )}
        {companies && (
          <DetailFact name="Member of">
            <UserText>{companies}</UserText>
          </DetailFact>
        )}
        <DetailFact name="Manager">
          <UserText>{manager?.name ?? 'Nobody'}</UserText>
        </DetailFact>
        <DetailFact name="Cards">{cards_count} active</DetailFact>
        {table !== 'clients' && table !== 'staff' && <DetailFact name="Answers">{scoreLine(account)}</DetailFact>}
        <DetailFact name="Sign-in">{last_sign_in ? relativeDate(last_sign_in) : 'Not yet'}</DetailFact>
        <DetailFact name="Registered">{shortDate(created)}</DetailFact>
      </Facts>
      <Actions>
        <ButtonLink $kind="primary" to={accountPath(table, uid)}>
          Open the account
        </ButtonLink>
        {getAccountStateChanges(account).map(({ to, label }) => (
          <Button key={to} onPress={() => onMove(to)}>
            {label}
          </Button>
        ))}
      </Actions>
    </Detail>
  );
}

const Facts = styled.dl`
  && {
    grid-template-columns: 88px minmax(0, 1fr);
  }

  small {
    color: var(--muted);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px 8px;
`;
