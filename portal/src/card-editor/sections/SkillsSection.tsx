import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { Section } from '../../ui/patterns/Section.tsx';
import type { SkillEntry } from '../entries.ts';
import { SkillsField } from '../skills/SkillsField.tsx';
import type { FieldsUpdater } from '../useEditor.ts';

interface Props {
  skills: SkillEntry[];
  isTalent: boolean;
  change: FieldsUpdater;
}

/** Skills that a talent has or a job requires. */
export const SkillsSection = memo(function SkillsSection({ skills, isTalent, change }: Props) {
  const main = isTalent ? 'Main ones come first on the card.' : 'Main ones are what the job can’t do without.';
  return (
    <Section title={CARD_FIELDS.skills.label} about={`With years, where they matter. ${main}`}>
      <SkillsField skills={skills} onChange={(to) => change((now) => ({ skills: to(now.skills) }))} />
    </Section>
  );
});
