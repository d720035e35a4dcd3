import { isolatedText } from '@crewdock/contract/isolated-text';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { selectAppType } from '../../session/appType.ts';
import { portalName } from '../../session/company.ts';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { TextLink } from '../TextLink.ts';
import { type Variant, parseAuthVariant } from '../variants.ts';
import { CodeForm } from './CodeForm.tsx';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { VariantSwitch } from './VariantSwitch.tsx';

/** The sign-in page; its texts depend on the account type in the URL. */
export function LoginPage() {
  const { pathname } = useLocation();
  const staff = pathname.split('/')[2] === 'staff';
  const variant = parseAuthVariant(pathname);
  const [email, setEmail] = useState('');
  /** The accepted email address and password while the second factor is still required, else null. */
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
  if (staff) return { title: 'Staff sign-in', lead: `For the people who run ${isolatedText(portalName())}.` };
  return (
    variant?.signIn ?? {
      title: `Sign in to ${isolatedText(portalName())}`,
      lead: 'Your jobs, your talents, and who fits whom.',
    }
  );
}

function Foot({ variant, staff }: { variant: Variant | null; staff: boolean }) {
  if (staff) {
    return (
      <p>
        Not staff? <TextLink to="/login">Sign in here</TextLink>
      </p>
    );
  }
  return (
    <p>
      New here? <TextLink to={variant ? `/sign-up/${variant.id}` : '/sign-up'}>Create an account</TextLink>
    </p>
  );
}
