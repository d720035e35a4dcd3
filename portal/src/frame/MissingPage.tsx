import Archive from 'lucide-react/icons/archive';
import Compass from 'lucide-react/icons/compass';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { usePageTitle } from './pageTitle.ts';

/** Page for status 404, or 410 if `gone`, with links to other pages. */
export function MissingPage({ gone = false, children }: { gone?: boolean; children?: ReactNode }) {
  const title = gone ? 'No longer available' : 'Page not found';
  usePageTitle(title);
  return (
    <Message level="h1" icon={gone ? <Archive /> : <Compass />} title={title}>
      <p>
        {gone
          ? 'This card was taken off the market. There are others that may fit.'
          : 'There is nothing at this address. It may have been mistyped, or what stood here is gone.'}
      </p>
      {children || <ButtonLink to="/market">Go to the market</ButtonLink>}
    </Message>
  );
}
