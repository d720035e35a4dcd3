import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import type { SkillEntry } from '../entries.ts';
import { SkillsField } from '../skills/SkillsField.tsx';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props {
  skills: SkillEntry[];
  isTalent: boolean;
  change: FieldsUpdater;
}

/** Skills that a talent has or a job requires. */
export const SkillsSection = memo(function SkillsSection({ skills, isTalent, change }: Props) {
  const kind = isTalent ? 'talent' : 'request';
  return (
    <Section title={t(CARD_FIELD_LABELS.skills)} about={t(messages.skillsText, { kind })}>
      <SkillsField skills={skills} onChange={(to) => change((now) => ({ skills: to(now.skills) }))} />
    </Section>
  );
});
