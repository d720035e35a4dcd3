import { useEffect, useRef, useState } from 'react';
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
                Use another address
              </TextButton>
            }
          >
            <p>
              We’ve sent a link to <strong>{sent.email}</strong>. Open it to activate your account.
            </p>
          </CheckMail>
        </FormPage>
      )}
      <div hidden={sent !== null}>
        <FormPage
          title={variant.signUp.title}
          lead={
            <>
              {variant.signUp.offer} <TextLink to="/sign-up">Change</TextLink>
            </>
          }
          foot={
            <p>
              Have an account? <TextLink to={`/login/${variant.id}`}>Sign in</TextLink>
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
