import { useLocation } from 'react-router';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from '../messages.ts';
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
      title={t(messages.chooseTitle)}
      lead={t(messages.chooseLead)}
      foot={
        <p>
          <Trans message={messages.chooseFoot} components={{ link: <TextLink to="/login" /> }} />
        </p>
      }
    >
      <TypeChooser />
    </FormPage>
  );
}
