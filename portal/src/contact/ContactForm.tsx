import type { Session } from '@crewdock/contract/session';
import { COMPANY_NAME_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { getCampaignParameters } from '../browser/campaign.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { $session } from '../session/session.ts';
import { Form } from '../ui/patterns/form/Form.tsx';
import { FormMessage } from '../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../ui/patterns/form/SubmitButton.tsx';
import { TextArea } from '../ui/patterns/form/TextArea.tsx';
import { useSubmit } from '../ui/patterns/form/useSubmit.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import { NARROW } from '../ui/styles/screen.ts';
import { bottomBar } from '../ui/primitives/bottomBar.ts';
import { TextField } from '../ui/primitives/TextField.tsx';
import { $contactDraft, changeDraft, clearDraft } from './draft.ts';

type Field = 'name' | 'email' | 'company_name' | 'phone_number' | 'message';

interface Props {
  /** Called with the email address to which the reply will be sent. */
  onSent: (email: string) => void;
  /** Whether to focus a field on mount: the name field, or the message field if the name is filled in. */
  autoFocus?: boolean;
  /** Buttons shown next to the submit button. */
  actions?: ReactNode;
}

/** Form for a message to the portal's operators. The input is stored until it is sent. */
export function ContactForm({ onSent, autoFocus = false, actions }: Props) {
  const session = useStore($session);
  const stored = useStore($contactDraft);
  const uid = session?.uid ?? null;
  const kept = stored && (stored.uid === null || stored.uid === uid) ? stored : null;
  const draft = kept ?? { ...blankDraft(session), uid };
  const captcha = useCaptcha();
  const form = useSubmit<Field>(async (values) => {
    try {
      const g_response = await captcha.token();
      const body = { ...values, message_id: kept!.message_id, hidden_fields: getCampaignParameters(), g_response };
      await call('POST /lp/contact-us/', { query: {}, body });
    } catch (error) {
      captcha.reset();
      throw error;
    }
    clearDraft();
    showNotice({ text: t(messages.sentTitle) });
    onSent(values.email);
  });
  const bind = (name: Field) => ({
    name,
    value: draft[name],
    onChange: (value: string) => changeDraft(draft, { [name]: value }),
  });
  return (
    <Form form={form} aria-label={t(messages.formName)}>
      <Pair>
        <TextField
          {...bind('name')}
          label={t(messages.nameLabel)}
          autoComplete="name"
          isRequired
          maxLength={NAME_MAX}
          autoFocus={autoFocus && !draft.name}
        />
        <TextField
          {...bind('email')}
          label={t(messages.emailLabel)}
          type="email"
          autoComplete="email"
          isRequired
          maxLength={EMAIL_MAX}
        />
        <TextField
          {...bind('company_name')}
          label={t(messages.companyLabel)}
          autoComplete="organization"
          maxLength={COMPANY_NAME_MAX}
        />
        <TextField
          {...bind('phone_number')}
          label={t(messages.phoneLabel)}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX}
        />
      </Pair>
      <TextArea
        {...bind('message')}
        label={t(messages.messageLabel)}
        isRequired
        maxLength={MESSAGE_MAX}
        autoFocus={autoFocus && Boolean(draft.name)}
      />
      {captcha.element}
      <FormMessage />
      <End ref={bottomBar}>
        {actions}
        <SubmitButton>
          {t(form.failure?.tone === 'offline' ? messages.tryAgainButton : messages.sendButton)}
        </SubmitButton>
      </End>
    </Form>
  );
}

function blankDraft(session: Session | null) {
  return {
    name: session ? `${session.first_name} ${session.last_name}`.trim() : '',
    email: session?.email ?? '',
    company_name: '',
    phone_number: '',
    message: '',
  };
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 16px;
  align-items: start;

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const End = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;

  ${NARROW} {
    flex-direction: column-reverse;
  }
`;
