import { memo, useDeferredValue } from 'react';
import { t } from '../../i18n/translate.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import type { Fields } from '../fields.ts';
import * as messages from '../messages.ts';
import { HintList } from './HintList.tsx';
import { findJobHints } from './hintsOf.ts';

interface Props {
  fields: Fields;
  /** Whether the job belongs to a company's portal, which provides the company's name. */
  isCompanys: boolean;
}

/** Hints that improve a job. They don't prevent publishing. */
export const JobHints = memo(function JobHints({ fields, isCompanys }: Props) {
  const hints = findJobHints(useDeferredValue(fields), isCompanys);
  if (hints.length === 0) return null;
  return (
    <Section title={t(messages.hintsTitle)} about={t(messages.hintsText)}>
      <HintList hints={hints} />
    </Section>
  );
});
