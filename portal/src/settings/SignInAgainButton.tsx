import { useMutation } from '@tanstack/react-query';
import { signInAgain } from '../session/signInAgain.ts';
import { Button } from '../ui/primitives/Button.tsx';

/** Shown when a step needs a recent sign-in, which redirects back to the given screen. */
export function SignInAgainButton({ returnTo }: { returnTo: 'settings-account' | 'settings-security' }) {
  const signIn = useMutation({ mutationFn: () => signInAgain(returnTo) });
  return (
    <Button $kind="primary" isPending={signIn.isPending} onPress={() => signIn.mutate()}>
      Sign in again
    </Button>
  );
}
