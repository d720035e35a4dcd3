import type { CompanySettings } from '@crewdock/contract/company-settings';
import { CONSENT_MAX, POSTAL_ADDRESS_MAX } from '@crewdock/contract/limits';
import { Link } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from './messages.ts';
import { RichTextField } from '../../ui/patterns/form/RichTextField.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { Section } from '../../ui/patterns/Section.tsx';

export type LegalSettings = Pick<CompanySettings, 'postal_address' | 'privacy_text' | 'terms_text' | 'consent_text'>;

interface Props {
  settings: LegalSettings;
  /** Server errors by field name. */
  errors: Record<string, string>;
  set: (change: Partial<LegalSettings>) => void;
}

/** Settings section for the company's legal documents and imprint. */
export function Legal({ settings, errors, set }: Props) {
  return (
    <Section title={t(messages.legalTitle)} anchor="legal" about={t(messages.legalAbout)}>
      <TextArea
        name="postal_address"
        label={t(messages.postalAddressLabel)}
        description={t(messages.postalAddressDescription)}
        rows={3}
        maxLength={POSTAL_ADDRESS_MAX}
        value={settings.postal_address ?? ''}
        onChange={(address) => set({ postal_address: address === '' ? null : address })}
      />
      {/* The rich text editor isn't a form control: the form assigns its errors by the names of these hidden inputs. */}
      <input type="hidden" name="privacy_text" />
      <input type="hidden" name="terms_text" />
      <RichTextField
        label={t(messages.privacyLabel)}
        description={
          <Trans message={messages.privacyDescription} components={{ link: <Link to="/privacy-policy" /> }} />
        }
        error={errors['privacy_text']}
        initial={settings.privacy_text ?? ''}
        onChange={(text) => set({ privacy_text: text === '' ? null : text })}
      />
      <RichTextField
        label={t(messages.termsLabel)}
        description={<Trans message={messages.termsDescription} components={{ link: <Link to="/terms-of-use" /> }} />}
        error={errors['terms_text']}
        initial={settings.terms_text ?? ''}
        onChange={(text) => set({ terms_text: text === '' ? null : text })}
      />
      <TextArea
        name="consent_text"
        label={t(messages.consentLabel)}
        description={t(messages.consentDescription)}
        rows={2}
        maxLength={CONSENT_MAX}
        value={settings.consent_text ?? ''}
        onChange={(text) => set({ consent_text: text === '' ? null : text.replaceAll('\n', ' ') })}
      />
    </Section>
  );
}
