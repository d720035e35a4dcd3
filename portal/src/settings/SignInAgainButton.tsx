import { useMutation } from '@tanstack/react-query';
import { signInAgain } from '../session/signInAgain.ts';
import { Button } from '../ui/Button.tsx';

/** Offered when a step needs a fresh sign-in. The sign-in leads back to the screen that asked for it. */
export function SignInAgainButton({ returnTo }: { returnTo: 'settings-account' | 'settings-security' }) {
  const signIn = useMutation({ mutationFn: () => signInAgain(returnTo) });
  return (
    <Button $kind="primary" isPending={signIn.isPending} onPress={() => signIn.mutate()}>
      Sign in again
    </Button>
  );
}
