import { useMutation } from '@tanstack/react-query';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { signInAgain } from '../session/signInAgain.ts';
import { Button } from '../ui/primitives/Button.tsx';

/** Button for steps that need a recent sign-in. Signs out and, after sign-in, returns to the screen `returnTo`. */
export function SignInAgainButton({ returnTo }: { returnTo: 'settings-account' | 'settings-security' }) {
  const signIn = useMutation({ mutationFn: () => signInAgain(returnTo) });
  return (
    <Button $kind="primary" isPending={signIn.isPending} onPress={() => signIn.mutate()}>
      {t(messages.signInAgainButton)}
    </Button>
  );
}
