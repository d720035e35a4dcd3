import { useStore } from '@nanostores/react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { $company } from '../session/company.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { MessageButtons } from '../ui/primitives/MessageButtons.ts';

/** Links to the market; renders nothing on the portal of a company without a market. */
export function BrowseMarket() {
  if (useStore($company)?.market_enabled === false) return null;
  return (
    <MessageButtons>
      <ButtonLink to="/market/talents">{t(messages.browseTalentsLink)}</ButtonLink>
      <ButtonLink to="/market/jobs">{t(messages.browseJobsLink)}</ButtonLink>
    </MessageButtons>
  );
}
