import { memo } from 'react';
import { t } from '../../i18n/translate.ts';
import { RichTextField } from '../../ui/patterns/form/RichTextField.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props {
  summary: string;
  error: string | undefined;
  isTalent: boolean;
  change: FieldsUpdater;
}

export const SummarySection = memo(function SummarySection({ summary, error, isTalent, change }: Props) {
  const kind = isTalent ? 'talent' : 'request';
  return (
    <Section title={t(messages.summaryTitle, { kind })} about={t(messages.summaryText, { kind })}>
      <RichTextField
        label={t(CARD_FIELD_LABELS.summary)}
        description={t(messages.summaryDescription)}
        error={error}
        initial={summary}
        onChange={(to) => change({ summary: to })}
      />
    </Section>
  );
});
