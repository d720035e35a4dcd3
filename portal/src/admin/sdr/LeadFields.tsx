import { COMPANY_NAME_MAX, EMAIL_MAX, NAME_MAX, PERSON_NAME_MAX, PHONE_MAX } from '@crewdock/contract/limits';
import type { LeadTable } from '@crewdock/contract/staff/leads';
import { useQuery } from '@tanstack/react-query';
import { optionsQuery } from '../../table/queries.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { DateField } from '../../ui/primitives/DateField.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export const LEAD_TEXT_FIELDS = [
  'company_name',
  'title',
  'contact_name',
  'email',
  'phone_number',
  'source',
  'next_step',
  'next_step_on',
  'notes',
] as const;
export type LeadTextName = (typeof LEAD_TEXT_FIELDS)[number];
export type LeadTexts = Record<LeadTextName, string>;

interface Props {
  table: LeadTable;
  texts: LeadTexts;
  owner: number | null;
  onText: (name: LeadTextName, value: string) => void;
  onOwner: (id: number | null) => void;
}

export function LeadFields({ table, texts, owner, onText, onOwner }: Props) {
  const { data: staff = [] } = useQuery(optionsQuery(table, 'owner', {}));
  const at = (name: LeadTextName) => ({ name, value: texts[name], onChange: (value: string) => onText(name, value) });
  return (
    <>
      <TextField
        {...at('company_name')}
        label={t(messages.companyLabel)}
        isRequired
        maxLength={COMPANY_NAME_MAX}
        autoComplete="off"
      />
      <TextField {...at('title')} label={t(messages.needLabel)} maxLength={NAME_MAX} autoComplete="off" />
      <TextField
        {...at('contact_name')}
        label={t(messages.contactLabel)}
        maxLength={2 * PERSON_NAME_MAX}
        autoComplete="off"
      />
      <TextField
        {...at('email')}
        label={t(messages.emailLabel)}
        type="email"
        maxLength={EMAIL_MAX}
        autoComplete="off"
      />
      <TextField {...at('phone_number')} label={t(messages.phoneLabel)} maxLength={PHONE_MAX} autoComplete="off" />
      <TextField {...at('source')} label={t(messages.sourceLabel)} maxLength={100} autoComplete="off" />
      <TextField {...at('next_step')} label={t(messages.nextStepLabel)} maxLength={200} autoComplete="off" />
      <DateField {...at('next_step_on')} label={t(messages.nextStepDateLabel)} />
      <SelectField
        label={t(messages.ownerLabel)}
        none={t(messages.noOwner)}
        value={owner}
        options={staff.map(({ id, name }) => ({ id, label: name }))}
        onChange={onOwner}
      />
      <TextArea {...at('notes')} label={t(messages.notesLabel)} maxLength={10_000} />
    </>
  );
}
