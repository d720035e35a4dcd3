import type { AccountState } from '@crewdock/contract/staff/account-states';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import UserRound from 'lucide-react/icons/user-round';
import { styled } from 'styled-components';
import { Detail, EmailFact, Fact } from '../../table/Detail.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { accountPath, PLACES } from './places.ts';
import type { AccountRow } from './queries.ts';
import { getAccountStateChanges, scoreLine, STATE_LABELS, STATE_NOTES } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  table: PeopleTable['name'];
  account: AccountRow;
  onClose: () => void;
  onMove: (to: AccountState) => void;
}

/** The side panel of an account. */
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
  const [one] = PLACES[table].noun;
  const kind = (
    <>
      <UserRound aria-hidden="true" />
      {table === 'staff' ? 'Staff' : one.charAt(0).toUpperCase() + one.slice(1)}
    </>
  );
  return (
    <Detail entry={uid} kind={kind} title={name} onClose={onClose}>
      <Facts>
        <Fact name="State">
          {STATE_LABELS[state]}. <small>{STATE_NOTES[state]}</small>
        </Fact>
        <EmailFact email={email} />
        {phone_number && <Fact name="Phone">{phone_number}</Fact>}
        {company_name && (
          <Fact name="Company">
            <UserText>{company_name}</UserText>
          </Fact>
        )}
        {companies && <Fact name="Member of">{companies}</Fact>}
        <Fact name="Manager">{manager?.name ?? 'Nobody'}</Fact>
        <Fact name="Cards">{cards_count} active</Fact>
        {table !== 'clients' && table !== 'staff' && <Fact name="Answers">{scoreLine(account)}</Fact>}
        <Fact name="Sign-in">{last_sign_in ? relativeDate(last_sign_in) : 'Not yet'}</Fact>
        <Fact name="Registered">{shortDate(created)}</Fact>
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
