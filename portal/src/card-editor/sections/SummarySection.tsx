import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { memo } from 'react';
import { RichTextField } from '../../ui/patterns/form/RichTextField.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import type { FieldsUpdater } from '../useEditor.ts';

interface Props {
  summary: string;
  error: string | undefined;
  isTalent: boolean;
  change: FieldsUpdater;
}

export const SummarySection = memo(function SummarySection({ summary, error, isTalent, change }: Props) {
  const about = isTalent
    ? 'Experience, projects, what they look for.'
    : 'What is to be done, with whom, and how you work.';
  return (
    <Section title={isTalent ? 'About' : 'The work'} about={about}>
      <RichTextField
        label={CARD_FIELDS.summary.label}
        description="Headings, lists and links are kept; colours and fonts of what you paste are not."
        error={error}
        initial={summary}
        onChange={(to) => change({ summary: to })}
      />
    </Section>
  );
});
