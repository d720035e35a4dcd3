import { useStore } from '@nanostores/react';
import { Hammer } from 'lucide-react';
import { $session } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Message } from '../ui/Message.tsx';

/** A screen whose page comes later. */
export function Component() {
  const session = useStore($session);
  return (
    <Message level="h1" icon={<Hammer />} title="This page isn’t built yet">
      <p>It is planned, and nothing is lost: it will stand at this address.</p>
      {session ? (
        <ButtonLink to={session.staff ? '/admin-panel' : '/my'}>Back to my area</ButtonLink>
      ) : (
        <ButtonLink to="/market">Go to the market</ButtonLink>
      )}
    </Message>
  );
}
