import { Compass } from 'lucide-react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Message } from '../ui/Message.tsx';

export function Component() {
  return (
    <Message level="h1" icon={<Compass />} title="Page not found">
      <p>There is nothing at this address. It may have been mistyped, or what stood here is gone.</p>
      <ButtonLink to="/market">Go to the market</ButtonLink>
    </Message>
  );
}
