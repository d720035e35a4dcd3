import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { SelectField } from '../../ui/patterns/form/SelectField.tsx';
import { PickMany } from '../../ui/patterns/PickMany.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { type Dictionaries, getDictionaryOptions } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import { FieldColumns } from '../Row.ts';
import type { FieldsUpdater } from '../useEditor.ts';
import { LanguagesField } from './LanguagesField.tsx';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props extends Pick<
  Fields,
  'seniority' | 'english_level' | 'languages' | 'specializations' | 'full_stack' | 'industries'
> {
  isTalent: boolean;
  errors: Record<string, string>;
  known: Dictionaries;
  change: FieldsUpdater;
}

/** Seniority, languages, specializations and industries. */
export const LevelSection = memo(function LevelSection({
  seniority,
  english_level,
  languages,
  specializations,
  full_stack,
  industries,
  isTalent,
  errors,
  known,
  change,
}: Props) {
  const groups = known.specializations.map(({ id, label, specializations: options }) => ({ id, label, options }));
  return (
    <Section title={t(messages.levelTitle)}>
      <FieldColumns>
        <SelectField
          label={t(CARD_FIELD_LABELS.seniority)}
          none={t(messages.notSpecified)}
          options={known.seniorities}
          value={seniority}
          onChange={(to) => change({ seniority: to })}
        />
        <SelectField
          label={t(CARD_FIELD_LABELS.english_level)}
          none={t(messages.notSpecified)}
          options={getDictionaryOptions(known).english}
          value={english_level}
          onChange={(to) => change({ english_level: to })}
        />
      </FieldColumns>
      {isTalent && <LanguagesField languages={languages} errors={errors} change={change} />}
      <PickMany
        name="specializations"
        label={t(CARD_FIELD_LABELS.specializations)}
        options={groups}
        picked={specializations}
        max={CARD_FIELDS.specializations.max}
        onChange={(to) => change({ specializations: to })}
      />
      <Checkbox isSelected={full_stack} onChange={(to) => change({ full_stack: to })}>
        {t(CARD_FIELD_LABELS.full_stack)}
      </Checkbox>
      <PickMany
        name="industries"
        label={t(CARD_FIELD_LABELS.industries)}
        options={known.industries}
        picked={industries}
        max={CARD_FIELDS.industries.max}
        onChange={(to) => change({ industries: to })}
      />
    </Section>
  );
});
