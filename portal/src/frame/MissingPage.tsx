import Archive from 'lucide-react/icons/archive';
import Compass from 'lucide-react/icons/compass';
import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { usePageTitle } from './pageTitle.ts';
import * as messages from './messages.ts';

/** Page for status 404, or for 410 if `gone`, with links to other pages. */
export function MissingPage({ gone = false, children }: { gone?: boolean; children?: ReactNode }) {
  const title = t(gone ? messages.goneTitle : messages.missingTitle);
  usePageTitle(title);
  return (
    <Message level="h1" icon={gone ? <Archive /> : <Compass />} title={title}>
      <p>{t(gone ? messages.goneText : messages.missingText)}</p>
      {children || <ButtonLink to="/market">{t(messages.marketLink)}</ButtonLink>}
    </Message>
  );
}
