import type { CompanySettings } from '@crewdock/contract/company-settings';
import { COMPANY_NAME_MAX, MESSAGE_ADDRESSES_MAX } from '@crewdock/contract/limits';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { TextArea } from '../../ui/patterns/form/TextArea.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';

export type MailSettings = Pick<CompanySettings, 'message_addresses' | 'mail_sender' | 'mail_reply_to'>;

interface Props {
  settings: MailSettings & Pick<CompanySettings, 'name'>;
  set: (change: Partial<MailSettings>) => void;
}

/** Settings section for the recipients of messages, and for the sender of the company's emails. */
export function MailSettingsSection({ settings, set }: Props) {
  // The addresses as entered, because an incomplete line isn't a valid address yet.
  const [addresses, setAddresses] = useState(settings.message_addresses.join('\n'));
  return (
    <Section title={t(messages.emailsTitle)} anchor="mails" about={t(messages.emailsAbout)}>
      <TextArea
        name="message_addresses"
        label={t(messages.addressesLabel)}
        description={t(messages.addressesDescription, { max: MESSAGE_ADDRESSES_MAX })}
        rows={3}
        value={addresses}
        onChange={(typed) => {
          setAddresses(typed);
          set({ message_addresses: typed.split(/[\s,;]+/).filter(Boolean) });
        }}
      />
      <TextField
        name="mail_sender"
        label={t(messages.senderLabel)}
        placeholder={settings.name}
        description={t(messages.senderDescription)}
        maxLength={COMPANY_NAME_MAX}
        value={settings.mail_sender ?? ''}
        onChange={(name) => set({ mail_sender: name === '' ? null : name })}
      />
      <TextField
        name="mail_reply_to"
        label={t(messages.replyToLabel)}
        description={t(messages.replyToDescription)}
        value={settings.mail_reply_to ?? ''}
        onChange={(email) => set({ mail_reply_to: email === '' ? null : email })}
      />
    </Section>
  );
}
