import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from '../messages.ts';
import { selectAppType } from '../../session/appType.ts';
import { portalName } from '../../session/company.ts';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { TextLink } from '../TextLink.ts';
import { type Variant, parseAuthVariant } from '../variants.ts';
import { CodeForm } from './CodeForm.tsx';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { VariantSwitch } from './VariantSwitch.tsx';

/** The sign-in page; its wording depends on the account type in the URL. */
export function LoginPage() {
  const { pathname } = useLocation();
  const staff = pathname.split('/')[2] === 'staff';
  const variant = parseAuthVariant(pathname);
  const [email, setEmail] = useState('');
  /** The accepted email address and password while the second factor is required, otherwise null. */
  const [pending, setPending] = useState<Credentials | null>(null);
  useEffect(() => {
    if (variant) selectAppType(variant.type);
  }, [variant]);

  const call = staff ? 'POST /admin-panel/login/' : 'POST /login/';
  if (pending) return <CodeForm call={call} credentials={pending} onBack={() => setPending(null)} />;
  return (
    <FormPage {...wordsOf(variant, staff)} foot={<Foot variant={variant} staff={staff} />}>
      {!staff && <VariantSwitch />}
      <LoginForm call={call} email={email} onEmail={setEmail} onSecondFactor={setPending} />
      {!staff && <SocialButtons variant={variant} />}
    </FormPage>
  );
}

function wordsOf(variant: Variant | null, staff: boolean): { title: string; lead: string } {
  if (staff) {
    return { title: t(messages.staffSignInTitle), lead: t(messages.staffSignInLead, { portal: portalName() }) };
  }
  if (variant) return { title: t(variant.signIn.title), lead: t(variant.signIn.lead) };
  return { title: t(messages.signInTitle, { portal: portalName() }), lead: t(messages.signInLead) };
}

function Foot({ variant, staff }: { variant: Variant | null; staff: boolean }) {
  if (staff) {
    return (
      <p>
        <Trans message={messages.staffFoot} components={{ link: <TextLink to="/login" /> }} />
      </p>
    );
  }
  return (
    <p>
      <Trans
        message={messages.signInFoot}
        components={{ link: <TextLink to={variant ? `/sign-up/${variant.id}` : '/sign-up'} /> }}
      />
    </p>
  );
}
