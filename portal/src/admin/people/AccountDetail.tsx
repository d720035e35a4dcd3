import type { AccountState } from '@crewdock/contract/staff/account-states';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import UserRound from 'lucide-react/icons/user-round';
import { styled } from 'styled-components';
import { Detail, EmailFact, DetailFact } from '../../table/Detail.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { accountPath } from './places.ts';
import type { AccountRow } from './queries.ts';
import { getAccountStateChanges, scoreLine, ACCOUNT_STATE_LABELS, STATE_NOTES } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

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
  const kind = (
    <>
      <UserRound aria-hidden="true" />
      {t(messages.kindLabel, { table })}
    </>
  );
  return (
    <Detail entry={uid} kind={kind} title={name} onClose={onClose}>
      <Facts>
        <DetailFact name={t(messages.stateLabel)}>
          <Trans
            message={messages.stateWithNote}
            values={{ state: t(ACCOUNT_STATE_LABELS[state]), note: t(STATE_NOTES[state]) }}
            components={{ small: <small /> }}
          />
        </DetailFact>
        <EmailFact email={email} />
        {phone_number && <DetailFact name={t(messages.phoneLabel)}>{phone_number}</DetailFact>}
        {company_name && (
          <DetailFact name={t(messages.companyLabel)}>
            <UserText>{company_name}</UserText>
          </DetailFact>
        )}
        {companies && (
          <DetailFact name={t(messages.membershipLabel)}>
            <UserText>{companies}</UserText>
          </DetailFact>
        )}
        <DetailFact name={t(messages.managerLabel)}>
          <UserText>{manager?.name ?? t(messages.noManager)}</UserText>
        </DetailFact>
        <DetailFact name={t(messages.cardsTitle)}>{t(messages.activeCards, { count: cards_count })}</DetailFact>
        {table !== 'clients' && table !== 'staff' && (
          <DetailFact name={t(messages.scoreLabel)}>{scoreLine(account)}</DetailFact>
        )}
        <DetailFact name={t(messages.signInLabel)}>
          {last_sign_in ? relativeDate(last_sign_in) : t(messages.neverSignedIn)}
        </DetailFact>
        <DetailFact name={t(messages.registeredLabel)}>{shortDate(created)}</DetailFact>
      </Facts>
      <Actions>
        <ButtonLink $kind="primary" to={accountPath(table, uid)}>
          {t(messages.openButton)}
        </ButtonLink>
        {getAccountStateChanges(account).map(({ to, label }) => (
          <Button key={to} onPress={() => onMove(to)}>
            {t(label)}
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
