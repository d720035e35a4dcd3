import Link2Off from 'lucide-react/icons/link-2-off';
import type { ReactNode } from 'react';
import { Message } from '../../ui/primitives/Message.tsx';

/** Error page for an expired or used link; `children` are links to other pages. */
export function LinkGone({ children }: { children: ReactNode }) {
  return (
    <Message level="h1" icon={<Link2Off />} title="This link was used or has expired">
      <p role="alert">Links in our mails work once and for a limited time.</p>
      {children}
    </Message>
  );
}
