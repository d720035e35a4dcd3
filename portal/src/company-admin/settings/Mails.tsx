import type { CompanySettings } from '@crewdock/contract/company-settings';
import { COMPANY_NAME_MAX, MESSAGE_ADDRESSES_MAX } from '@crewdock/contract/limits';
import { useState } from 'react';
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
  // The text as typed, because an incomplete line isn't a valid address yet.
  const [addresses, setAddresses] = useState(settings.message_addresses.join('\n'));
  return (
    <Section title="Mails" anchor="mails" about="Messages of visitors, applications, and what the portal sends.">
      <TextArea
        name="message_addresses"
        label="Messages and applications go to"
        description={`Up to ${MESSAGE_ADDRESSES_MAX} e-mail addresses, one a line. Without any, messages go to the superadmins. Applications go to whoever posted the job, too.`}
        rows={3}
        value={addresses}
        onChange={(typed) => {
          setAddresses(typed);
          set({ message_addresses: typed.split(/[\s,;]+/).filter(Boolean) });
        }}
      />
      <TextField
        name="mail_sender"
        label="Sender’s name"
        placeholder={settings.name}
        description="Mails of the portal come in this name; without one, in the company’s."
        maxLength={COMPANY_NAME_MAX}
        value={settings.mail_sender ?? ''}
        onChange={(name) => set({ mail_sender: name === '' ? null : name })}
      />
      <TextField
        name="mail_reply_to"
        label="Answers go to"
        description="An e-mail address for answers to the portal’s mails. Answers to what somebody wrote go to them."
        value={settings.mail_reply_to ?? ''}
        onChange={(email) => set({ mail_reply_to: email === '' ? null : email })}
      />
    </Section>
  );
}
