import type { PeopleTable } from '@crewdock/contract/staff/people';
import {
  COMPANY_NAME_MAX,
  EMAIL_MAX,
  PERSON_NAME_MAX,
  PHONE_MAX,
  SKYPE_MAX,
  VIBER_MAX,
} from '@crewdock/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { optionsQuery } from '../../table/queries.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { MOBILE } from '../../ui/styles/screen.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export const ACCOUNT_TEXT_FIELDS = [
  'email',
  'first_name',
  'last_name',
  'company_name',
  'phone_number',
  'skype',
  'viber',
] as const;
export type AccountTextName = (typeof ACCOUNT_TEXT_FIELDS)[number];
export type AccountTexts = Record<AccountTextName, string>;

interface Props {
  table: PeopleTable;
  texts: AccountTexts;
  manager: number | null;
  /** Whether the email address is confirmed. If so, only the account's owner may change it. */
  isConfirmed: boolean;
  emailNote?: ReactNode;
  onText: (name: AccountTextName, value: string) => void;
  onManager: (id: number | null) => void;
}

export function AccountFields({ table, texts, manager, isConfirmed, emailNote, onText, onManager }: Props) {
  const { data: staff = [] } = useQuery(optionsQuery(table, 'manager', {}));
  const field = (name: AccountTextName, label: string, maxLength: number, isRequired = false) => (
    <TextField
      name={name}
      label={label}
      maxLength={maxLength}
      isRequired={isRequired}
      autoComplete="off"
      value={texts[name]}
      onChange={(value) => onText(name, value)}
    />
  );
  return (
    <>
      <TextField
        name="email"
        label={t(messages.emailLabel)}
        type="email"
        autoComplete="off"
        isRequired
        maxLength={EMAIL_MAX}
        isReadOnly={isConfirmed}
        description={isConfirmed ? t(messages.confirmedEmail) : emailNote}
        value={texts.email}
        onChange={(value) => onText('email', value)}
      />
      <Pair>
        {field('first_name', t(messages.firstNameLabel), PERSON_NAME_MAX, true)}
        {field('last_name', t(messages.lastNameLabel), PERSON_NAME_MAX, true)}
      </Pair>
      {field('company_name', t(messages.companyLabel), COMPANY_NAME_MAX)}
      {field('phone_number', t(messages.phoneLabel), PHONE_MAX)}
      <Pair>
        {field('skype', t(messages.skypeLabel), SKYPE_MAX)}
        {field('viber', t(messages.viberLabel), VIBER_MAX)}
      </Pair>
      <SelectField
        label={t(messages.managerLabel)}
        none={t(messages.noManager)}
        value={manager}
        options={staff.map(({ id, name }) => ({ id, label: name }))}
        onChange={onManager}
      />
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px;
  align-items: start;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
