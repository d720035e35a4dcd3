import { memo } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { PickMany } from '../../../ui/PickMany.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Dictionaries } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import { Row } from '../Row.ts';
import type { Change } from '../useEditor.ts';

const MOST_OPTIONS = 20;

interface Props extends Pick<Fields, 'seniority' | 'english_level' | 'specializations' | 'full_stack' | 'industries'> {
  known: Dictionaries;
  change: Change;
}

/** How good, and at what. */
export const LevelSection = memo(function LevelSection({
  seniority,
  english_level,
  specializations,
  full_stack,
  industries,
  known,
  change,
}: Props) {
  const groups = known.specializations.map(({ id, label, specializations: options }) => ({ id, label, options }));
  return (
    <Section title="Level">
      <Row>
        <SelectField
          label="Seniority"
          none="Not said"
          options={known.seniorities}
          value={seniority}
          onChange={(to) => change({ seniority: to })}
        />
        <SelectField
          label="English"
          none="Not said"
          options={known.english.map(({ id, name }) => ({ id, label: name }))}
          value={english_level}
          onChange={(to) => change({ english_level: to })}
        />
      </Row>
      <PickMany
        name="specializations"
        label="Specializations"
        options={groups}
        picked={specializations}
        max={MOST_OPTIONS}
        onChange={(to) => change({ specializations: to })}
      />
      <Checkbox isSelected={full_stack} onChange={(to) => change({ full_stack: to })}>
        Full stack
      </Checkbox>
      <PickMany
        name="industries"
        label="Industries"
        options={known.industries}
        picked={industries}
        max={MOST_OPTIONS}
        onChange={(to) => change({ industries: to })}
      />
    </Section>
  );
});
