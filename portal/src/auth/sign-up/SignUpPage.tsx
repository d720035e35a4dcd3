import { useLocation } from 'react-router';
import { FormPage } from '../../ui/patterns/FormPage.tsx';
import { TextLink } from '../TextLink.ts';
import { parseAuthVariant } from '../variants.ts';
import { SignUp } from './SignUp.tsx';
import { TypeChooser } from './TypeChooser.tsx';

/** Page on which a visitor chooses the account type, then fills in the sign-up form. */
export function SignUpPage() {
  const variant = parseAuthVariant(useLocation().pathname);
  if (variant) return <SignUp key={variant.id} variant={variant} />;
  return (
    <FormPage
      title="What brings you here?"
      lead="Choose what your account is for."
      foot={
        <p>
          Have an account? <TextLink to="/login">Sign in</TextLink>
        </p>
      }
    >
      <TypeChooser />
    </FormPage>
  );
}
