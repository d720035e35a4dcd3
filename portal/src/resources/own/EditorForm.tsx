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
import type { ReactNode } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';
import { type Dictionaries, getDictionaryOptions } from '../../card-editor/dictionaries.ts';
import { PickOne } from '../../card-editor/PickOne.tsx';
import { FieldColumns } from '../../card-editor/Row.ts';
import { SkillsField } from '../../card-editor/skills/SkillsField.tsx';
import { t } from '../../i18n/translate.ts';
import { PickMany } from '../../ui/patterns/PickMany.tsx';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { statusUnknown } from '../messages.ts';
import { getResourceStatusOptions } from '../words.ts';
import * as messages from './messages.ts';
import type { ResourceTextName, Typed } from './typed.ts';

interface Props {
  typed: Typed;
  known: Dictionaries;
  onChange: (change: (typed: Typed) => Typed) => void;
  /** Field for the CV file. */
  cv: ReactNode;
}

const RELOCATION_IDS = ['yes', 'no'] as const;
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
      <Section title={t(messages.profileTitle)} about={t(messages.profileText)}>
        <FieldColumns>
          <TextField {...bind('name', t(messages.nameLabel), { isRequired: true, maxLength: CARD_FIELDS.name.max })} />
          <TextField
            {...bind('title', t(messages.titleLabel), { isRequired: true, maxLength: CARD_FIELDS.title.max })}
          />
        </FieldColumns>
        <FieldColumns>
          <SelectField
            label={t(messages.seniorityLabel)}
            none={t(messages.notSpecified)}
            options={known.seniorities}
            value={seniority}
            onChange={(to) => pick({ seniority: to })}
          />
          <SelectField
            label={t(messages.englishLabel)}
            none={t(messages.notSpecified)}
            options={getDictionaryOptions(known).english}
            value={english_level}
            onChange={(to) => pick({ english_level: to })}
          />
        </FieldColumns>
        <FieldColumns>
          <PickOne
            name="country"
            label={t(messages.countryLabel)}
            placeholder={t(messages.countryPlaceholder)}
            options={known.countries.map(({ code, label }) => ({ id: code, label }))}
            value={country}
            onChange={(code) => pick({ country: code })}
          />
          <TextField {...bind('city', t(messages.cityLabel), { maxLength: CARD_FIELDS.city.max })} />
        </FieldColumns>
        <FieldColumns>
          <TextField {...bind('experience', t(messages.experienceLabel), { type: 'number', inputMode: 'numeric' })} />
        </FieldColumns>
        <TextArea {...bind('summary', t(messages.summaryLabel), { maxLength: RESOURCE_SUMMARY_MAX })} />
      </Section>
      <Section title={t(messages.skillsTitle)} about={t(messages.skillsText, { max: SKILL_YEARS_MAX })}>
        <SkillsField
          skills={skills}
          isOptional
          onChange={(change) => onChange((from) => ({ ...from, skills: change(from.skills) }))}
        />
      </Section>
      <Section title={t(messages.termsTitle)}>
        <FieldColumns>
          <SelectField
            label={t(messages.statusLabel)}
            none={t(statusUnknown)}
            options={getResourceStatusOptions().filter(({ id }) => id !== 'unknown')}
            value={status === 'unknown' ? null : status}
            onChange={(to) => pick({ status: to ?? 'unknown' })}
          />
          <TextField {...bind('available_from', t(messages.availableFromLabel), { type: 'date', isRequired: true })} />
        </FieldColumns>
        <FieldColumns>
          <TextField {...bind('hourly_rate', t(messages.hourlyRateLabel), DOLLARS)} />
          <TextField {...bind('monthly_rate', t(messages.monthlyRateLabel), DOLLARS)} />
        </FieldColumns>
        <FieldColumns>
          <PickMany<EngagementType>
            name="engagement_types"
            label={t(messages.engagementLabel)}
            options={ENGAGEMENT_TYPES.map((id) => ({ id, label: t(ENGAGEMENT_TYPE_LABELS[id]) }))}
            picked={engagement_types}
            max={ENGAGEMENT_TYPES.length}
            onChange={(types) => pick({ engagement_types: types })}
          />
          <SelectField
            label={t(messages.relocationLabel)}
            name="relocation"
            none={t(messages.notSpecified)}
            options={RELOCATION_IDS.map((id) => ({ id, label: t(RELOCATION_LABELS[id]) }))}
            value={relocation === null ? null : relocation ? 'yes' : 'no'}
            onChange={(to) => pick({ relocation: to === null ? null : to === 'yes' })}
          />
        </FieldColumns>
        <TextField
          {...bind('work_authorization', t(messages.workAuthorizationLabel), {
            maxLength: WORK_AUTHORIZATION_MAX,
            description: t(messages.workAuthorizationText),
          })}
        />
      </Section>
      <Section title={t(messages.privateTitle)} about={t(messages.privateText)}>
        <FieldColumns>
          <TextField {...bind('reference', t(messages.referenceLabel), { maxLength: REFERENCE_MAX })} />
          <TextField {...bind('employer', t(messages.employerLabel), { maxLength: COMPANY_NAME_MAX })} />
        </FieldColumns>
        <FieldColumns>
          <TextField
            {...bind('email', t(messages.emailLabel), { type: 'email', maxLength: EMAIL_MAX, autoComplete: 'off' })}
          />
          <TextField
            {...bind('phone', t(messages.phoneLabel), { type: 'tel', maxLength: PHONE_MAX, autoComplete: 'off' })}
          />
        </FieldColumns>
        {cv}
        <TextField {...bind('cv_url', t(messages.cvLinkLabel), { type: 'url', maxLength: LINK_MAX })} />
      </Section>
    </>
  );
}
