import type { CompanySettings } from '@crewdock/contract/company-settings';
import { CONSENT_MAX, POSTAL_ADDRESS_MAX } from '@crewdock/contract/limits';
import { Link } from 'react-router';
import { RichTextField } from '../../ui/patterns/form/RichTextField.tsx';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { Section } from '../../ui/patterns/Section.tsx';

export type LegalSettings = Pick<CompanySettings, 'postal_address' | 'privacy_text' | 'terms_text' | 'consent_text'>;

interface Props {
  settings: LegalSettings;
  /** Errors of the server by field name. */
  errors: Record<string, string>;
  set: (change: Partial<LegalSettings>) => void;
}

/** Settings section for the company's legal texts and imprint. */
export function Legal({ settings, errors, set }: Props) {
  return (
    <Section
      title="Legal"
      anchor="legal"
      about="Everybody who signs up or writes to you accepts your privacy policy and terms. Without texts of your own, the portal has general ones in your name."
    >
      <TextArea
        name="postal_address"
        label="Postal address"
        description="Below your mails and your legal pages."
        rows={3}
        maxLength={POSTAL_ADDRESS_MAX}
        value={settings.postal_address ?? ''}
        onChange={(address) => set({ postal_address: address === '' ? null : address })}
      />
      {/* The rich text editor isn't a form control: the form finds its errors by these hidden inputs. */}
      <input type="hidden" name="privacy_text" />
      <input type="hidden" name="terms_text" />
      <RichTextField
        label="Privacy policy"
        description={
          <>
            Left empty, the general one stands at <Link to="/privacy-policy">its page</Link>.
          </>
        }
        error={errors['privacy_text']}
        initial={settings.privacy_text ?? ''}
        onChange={(text) => set({ privacy_text: text === '' ? null : text })}
      />
      <RichTextField
        label="Terms of use"
        description={
          <>
            Left empty, the general ones stand at <Link to="/terms-of-use">their page</Link>.
          </>
        }
        error={errors['terms_text']}
        initial={settings.terms_text ?? ''}
        onChange={(text) => set({ terms_text: text === '' ? null : text })}
      />
      <TextArea
        name="consent_text"
        label="Consent"
        description="Visitors of your widgets tick this before they send a form, and it is kept with what they send. Left empty, there is no box."
        rows={2}
        maxLength={CONSENT_MAX}
        value={settings.consent_text ?? ''}
        onChange={(text) => set({ consent_text: text === '' ? null : text.replaceAll('\n', ' ') })}
      />
    </Section>
  );
}
