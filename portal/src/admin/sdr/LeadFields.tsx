import { COMPANY_NAME_MAX, EMAIL_MAX, NAME_MAX, PERSON_NAME_MAX, PHONE_MAX } from '@crewdock/contract/limits';
import type { LeadTable } from '@crewdock/contract/staff/leads';
import { useQuery } from '@tanstack/react-query';
import { optionsQuery } from '../../table/queries.ts';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { DateField } from '../../ui/primitives/DateField.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';

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
      <TextField {...at('company_name')} label="Company" isRequired maxLength={COMPANY_NAME_MAX} autoComplete="off" />
      <TextField {...at('title')} label="What they need" maxLength={NAME_MAX} autoComplete="off" />
      <TextField {...at('contact_name')} label="Contact" maxLength={2 * PERSON_NAME_MAX} autoComplete="off" />
      <TextField {...at('email')} label="E-mail" type="email" maxLength={EMAIL_MAX} autoComplete="off" />
      <TextField {...at('phone_number')} label="Phone" maxLength={PHONE_MAX} autoComplete="off" />
      <TextField {...at('source')} label="Source" maxLength={100} autoComplete="off" />
      <TextField {...at('next_step')} label="Next step" maxLength={200} autoComplete="off" />
      <DateField {...at('next_step_on')} label="On" />
      <SelectField
        label="Owner"
        none="Nobody"
        value={owner}
        options={staff.map(({ id, name }) => ({ id, label: name }))}
        onChange={onOwner}
      />
      <TextArea {...at('notes')} label="Notes" maxLength={10_000} />
    </>
  );
}
