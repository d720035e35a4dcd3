import Link2Off from 'lucide-react/icons/link-2-off';
import type { ReactNode } from 'react';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Message } from '../../ui/primitives/Message.tsx';

/** Error page for an expired or used link; `children` are links to other pages. */
export function LinkGone({ children }: { children: ReactNode }) {
  return (
    <Message level="h1" icon={<Link2Off />} title={t(messages.goneTitle)}>
      <p role="alert">{t(messages.goneText)}</p>
      {children}
    </Message>
  );
}
