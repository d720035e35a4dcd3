import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Switch } from '../../ui/primitives/Switch.tsx';
import type { Sending } from '../../ui/hooks/useSending.ts';
import { CvField } from '../CvField.tsx';
import type { Fields } from '../fields.ts';
import type { FieldsUpdater } from '../useEditor.ts';
import * as messages from './messages.ts';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props extends Pick<Fields, 'cv_is_shared' | 'cv_shows_rates'> {
  cv: File | null | undefined;
  /** Downloads the saved CV from the server; null if there is none. */
  download: (() => Promise<void>) | null;
  error: string | undefined;
  sending: Sending | null;
  change: FieldsUpdater;
}

/** Options of the generated CV, and the field for an uploaded CV file. */
export function CvSection({ cv, cv_is_shared, cv_shows_rates, download, error, sending, change }: Props) {
  return (
    <Section title={t(messages.cvTitle)} about={t(messages.cvText)}>
      <Choice>
        <Switch isSelected={cv_shows_rates} onChange={(to) => change({ cv_shows_rates: to })}>
          {t(CARD_FIELD_LABELS.cv_shows_rates)}
        </Switch>
        <p>{t(messages.cvRatesText)}</p>
      </Choice>
      <CvField
        download={download}
        cv={cv}
        {...(error !== undefined && { error })}
        sending={sending}
        onChange={(to) => change({}, { cv: to })}
      />
      <Choice>
        <Switch isSelected={cv_is_shared} onChange={(to) => change({ cv_is_shared: to })}>
          {t(CARD_FIELD_LABELS.cv_is_shared)}
        </Switch>
        <p>{t(cv_is_shared ? messages.cvSharedText : messages.cvNotSharedText)}</p>
      </Choice>
    </Section>
  );
}

const Choice = styled.div`
  > p {
    padding-inline-start: 42px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
