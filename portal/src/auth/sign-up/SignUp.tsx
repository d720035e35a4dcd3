import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { useCaptcha } from '../../captcha/useCaptcha.tsx';
import { selectAppType } from '../../session/appType.ts';
import { useSubmit } from '../../ui/patterns/form/useSubmit.ts';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { CheckMail } from '../CheckMail.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { TextButton, TextLink } from '../TextLink.ts';
import type { Variant } from '../variants.ts';
import { removeSignUpDraft } from './draft.ts';
import { type SignUpFieldName, SignUpForm } from './SignUpForm.tsx';

/**
 * The sign-up form, followed by the confirmation. The form stays mounted, so that the user can correct a mistyped email
 * address.
 */
export function SignUp({ variant }: { variant: Variant }) {
  const captcha = useCaptcha();
  const email = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<Record<SignUpFieldName, string> | null>(null);
  useEffect(() => selectAppType(variant.type), [variant]);
  const form = useSubmit<SignUpFieldName>(async (values) => {
    try {
      const { subscribe, terms: _, ...texts } = values;
      const body = {
        ...texts,
        type: variant.type,
        subscribe: subscribe !== '',
        terms: true,
        g_response: await captcha.token(),
      } as const;
      await call('POST /registration/', { body });
      removeSignUpDraft();
      setSent(values);
    } finally {
      captcha.reset();
    }
  });

  function changeAddress() {
    setSent(null);
    requestAnimationFrame(() => email.current?.select());
  }

  return (
    <>
      {sent && (
        <FormPage>
          <CheckMail
            captcha={captcha.element}
            failure={form.failure}
            onSendAgain={() => form.run(sent)}
            foot={
              <TextButton type="button" onClick={changeAddress}>
                {t(messages.otherAddressButton)}
              </TextButton>
            }
          >
            <p>
              <Trans message={messages.activationSent} values={{ email: sent.email }} components={{ b: <strong /> }} />
            </p>
          </CheckMail>
        </FormPage>
      )}
      <div hidden={sent !== null}>
        <FormPage
          title={t(variant.signUp.title)}
          lead={
            <>
              {t(variant.signUp.offer)} <TextLink to="/sign-up">{t(messages.changeType)}</TextLink>
            </>
          }
          foot={
            <p>
              <Trans message={messages.chooseFoot} components={{ link: <TextLink to={`/login/${variant.id}`} /> }} />
            </p>
          }
        >
          <SignUpForm
            form={form}
            hasCompany={variant.hasCompany}
            captcha={sent ? null : captcha.element}
            emailRef={email}
          />
          <SocialButtons variant={variant} />
        </FormPage>
      </div>
    </>
  );
}
