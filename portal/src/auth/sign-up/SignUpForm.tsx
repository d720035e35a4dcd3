import { COMPANY_NAME_MAX, EMAIL_MAX, PERSON_NAME_MAX, PHONE_MAX } from '@crewdock/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from '../messages.ts';
import { CheckboxField } from '../../ui/patterns/form/CheckboxField.tsx';
import { Form } from '../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../ui/patterns/form/SubmitButton.tsx';
import type { FormSubmission } from '../../ui/patterns/form/useSubmit.ts';
import { NARROW } from '../../ui/styles/screen.ts';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { signInOptionsQuery } from '../../session/signInOptions.ts';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { useAutoFocus } from '../useAutoFocus.ts';
import { storeSignUpDraft, readSignUpDraft } from './draft.ts';

export type SignUpFieldName =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'company_name'
  | 'phone_number'
  | 'password'
  | 'subscribe'
  | 'terms';

interface Props {
  form: FormSubmission<SignUpFieldName>;
  hasCompany: boolean;
  captcha: ReactNode;
  emailRef: Ref<HTMLInputElement>;
}

export function SignUpForm({ form, hasCompany, captcha, emailRef }: Props) {
  const [draft] = useState(readSignUpDraft);
  const [known, setKnown] = useState(() => ownWords(draft));
  const autoFocus = useAutoFocus();
  const { data: options } = useQuery(signInOptionsQuery);

  function keep({ password: _, terms: __, ...rest }: Record<SignUpFieldName, string>) {
    storeSignUpDraft({ ...draft, ...rest });
    setKnown(ownWords(rest));
  }

  return (
    <Form form={form} onValues={keep}>
      <FormMessage />
      <Pair>
        <TextField
          label={t(messages.firstNameLabel)}
          name="first_name"
          autoComplete="given-name"
          isRequired
          maxLength={PERSON_NAME_MAX}
          defaultValue={draft.first_name}
          autoFocus={autoFocus}
        />
        <TextField
          label={t(messages.lastNameLabel)}
          name="last_name"
          autoComplete="family-name"
          isRequired
          maxLength={PERSON_NAME_MAX}
          defaultValue={draft.last_name}
        />
      </Pair>
      <TextField
        label={t(messages.emailLabel)}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        maxLength={EMAIL_MAX}
        defaultValue={draft.email}
        inputRef={emailRef}
      />
      {hasCompany && (
        <TextField
          label={t(messages.companyLabel)}
          name="company_name"
          autoComplete="organization"
          maxLength={COMPANY_NAME_MAX}
          defaultValue={draft.company_name}
        />
      )}
      <TextField
        label={t(messages.phoneLabel)}
        name="phone_number"
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX}
        defaultValue={draft.phone_number}
      />
      <NewPasswordField name="password" known={known} />
      <Ticks>
        <CheckboxField name="terms" value="1" isRequired missing={t(messages.termsMissing)}>
          <Trans
            message={messages.acceptTerms}
            components={{
              terms: <LegalText href={options?.terms_url} />,
              privacy: <LegalText href={options?.privacy_url} />,
            }}
          />
        </CheckboxField>
        <CheckboxField name="subscribe" value="1" defaultSelected={Boolean(draft.subscribe)}>
          {t(messages.newsLabel)}
        </CheckboxField>
      </Ticks>
      {captcha}
      <SubmitButton>{t(messages.createButton)}</SubmitButton>
    </Form>
  );
}

/** Link to a legal document. Opens in a new window, so that the input is kept. */
function LegalText({ href, children }: { href: string | undefined; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Returns personal data that an attacker would try first as a password. */
function ownWords(values: Partial<Record<string, string>>): string[] {
  return [values.first_name, values.last_name, values.email, values.company_name].filter((word) => word !== undefined);
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px 16px;

  ${NARROW} {
    grid-template-columns: 1fr;
  }
`;

const Ticks = styled.div`
  display: grid;
  gap: 12px;

  a {
    text-underline-offset: 3px;
  }
`;
