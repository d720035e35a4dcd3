import { CARD_FIELDS, LINK_MAX, SKILL_YEARS_MAX } from '@crewdock/contract/card-fields';
import {
  ENGAGEMENT_TYPE_LABELS,
  ENGAGEMENT_TYPES,
  type EngagementType,
  RELOCATION_LABELS,
} from '@crewdock/contract/engagement-types';
import {
  COMPANY_NAME_MAX,
  EMAIL_MAX,
  PHONE_MAX,
  REFERENCE_MAX,
  RESOURCE_SUMMARY_MAX,
  WORK_AUTHORIZATION_MAX,
} from '@crewdock/contract/limits';
import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { ReactNode } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { type Dictionaries, getDictionaryOptions } from '../../card-editor/dictionaries.ts';
import { PickOne } from '../../card-editor/PickOne.tsx';
import { FieldColumns } from '../../card-editor/Row.ts';
import { SkillsField } from '../../card-editor/skills/SkillsField.tsx';
import { PickMany } from '../../ui/patterns/PickMany.tsx';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { RESOURCE_STATUS_LABELS } from '../words.ts';
import type { ResourceTextName, Typed } from './typed.ts';

interface Props {
  typed: Typed;
  known: Dictionaries;
  onChange: (change: (typed: Typed) => Typed) => void;
  /** Field for the CV file. */
  cv: ReactNode;
}

const STATUSES = Object.entries(RESOURCE_STATUS_LABELS).map(([id, label]) => ({ id: id as ResourceStatus, label }));
const ENGAGEMENTS = ENGAGEMENT_TYPES.map((id) => ({ id, label: ENGAGEMENT_TYPE_LABELS[id] }));
const RELOCATION = (['yes', 'no'] as const).map((id) => ({ id, label: RELOCATION_LABELS[id] }));
const DOLLARS = { type: 'number', inputMode: 'numeric', prefix: '$' } as const;

/** Form for a resource: public details first, private details last. */
export function ResourceForm({ typed, known, onChange, cv }: Props) {
  const { texts, skills, seniority, english_level, country, engagement_types, relocation, status } = typed;
  const pick = (change: Partial<Typed>) => onChange((from) => ({ ...from, ...change }));
  const bind = (
    name: ResourceTextName,
    label: string,
    more: Omit<TextFieldProps, 'children'> & { prefix?: string; description?: string } = {},
  ) => ({
    name,
    label,
    value: texts[name],
    onChange: (value: string) => onChange((from) => ({ ...from, texts: { ...from.texts, [name]: value } })),
    ...more,
  });
  return (
    <>
      <Section title="Who" about="A name or a code name: everybody reads it.">
        <FieldColumns>
          <TextField {...bind('name', 'Name', { isRequired: true, maxLength: CARD_FIELDS.name.max })} />
          <TextField {...bind('title', 'Title', { isRequired: true, maxLength: CARD_FIELDS.title.max })} />
        </FieldColumns>
        <FieldColumns>
          <SelectField
            label="Seniority"
            none="Not said"
            options={known.seniorities}
            value={seniority}
            onChange={(to) => pick({ seniority: to })}
          />
          <SelectField
            label="English"
            none="Not said"
            options={getDictionaryOptions(known).english}
            value={english_level}
            onChange={(to) => pick({ english_level: to })}
          />
        </FieldColumns>
        <FieldColumns>
          <PickOne
            name="country"
            label="Country"
            placeholder="Any part of its name"
            options={known.countries.map(({ code, label }) => ({ id: code, label }))}
            value={country}
            onChange={(code) => pick({ country: code })}
          />
          <TextField {...bind('city', 'City', { maxLength: CARD_FIELDS.city.max })} />
        </FieldColumns>
        <FieldColumns>
          <TextField {...bind('experience', 'Years of experience', { type: 'number', inputMode: 'numeric' })} />
        </FieldColumns>
        <TextArea {...bind('summary', 'Summary', { maxLength: RESOURCE_SUMMARY_MAX })} />
      </Section>
      <Section title="Skills" about={`Years up to ${SKILL_YEARS_MAX}; the main ones are shown first.`}>
        <SkillsField
          skills={skills}
          isOptional
          onChange={(change) => onChange((from) => ({ ...from, skills: change(from.skills) }))}
        />
      </Section>
      <Section title="Offer">
        <FieldColumns>
          <SelectField
            label="Status"
            none="Unknown"
            options={STATUSES.filter(({ id }) => id !== 'unknown')}
            value={status === 'unknown' ? null : status}
            onChange={(to) => pick({ status: to ?? 'unknown' })}
          />
          <TextField {...bind('available_from', 'Available from', { type: 'date', isRequired: true })} />
        </FieldColumns>
        <FieldColumns>
          <TextField {...bind('hourly_rate', 'Hourly rate', DOLLARS)} />
          <TextField {...bind('monthly_rate', 'Monthly rate', DOLLARS)} />
        </FieldColumns>
        <FieldColumns>
          <PickMany<EngagementType>
            name="engagement_types"
            label="Engagement"
            options={ENGAGEMENTS}
            picked={engagement_types}
            max={ENGAGEMENT_TYPES.length}
            onChange={(types) => pick({ engagement_types: types })}
          />
          <SelectField
            label="Relocation"
            name="relocation"
            none="Not specified"
            options={RELOCATION}
            value={relocation === null ? null : relocation ? 'yes' : 'no'}
            onChange={(to) => pick({ relocation: to === null ? null : to === 'yes' })}
          />
        </FieldColumns>
        <TextField
          {...bind('work_authorization', 'Work authorization', {
            maxLength: WORK_AUTHORIZATION_MAX,
            description: 'Visible to everybody. For example US citizen, Green Card or H-1B. A comma separates several.',
          })}
        />
      </Section>
      <Section title="For you alone" about="You, your company and our staff read this; nobody else does.">
        <FieldColumns>
          <TextField {...bind('reference', 'Your reference', { maxLength: REFERENCE_MAX })} />
          <TextField {...bind('employer', 'Employer', { maxLength: COMPANY_NAME_MAX })} />
        </FieldColumns>
        <FieldColumns>
          <TextField {...bind('email', 'E-mail', { type: 'email', maxLength: EMAIL_MAX, autoComplete: 'off' })} />
          <TextField {...bind('phone', 'Phone', { type: 'tel', maxLength: PHONE_MAX, autoComplete: 'off' })} />
        </FieldColumns>
        {cv}
        <TextField {...bind('cv_url', 'Link to the CV', { type: 'url', maxLength: LINK_MAX })} />
      </Section>
    </>
  );
}
