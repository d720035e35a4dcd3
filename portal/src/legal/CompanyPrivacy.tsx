import { Link } from 'react-router';
import { CompanyLegal } from './CompanyLegal.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

export function CompanyPrivacy({ name }: { name: string }) {
  return (
    <CompanyLegal page="privacy" title={t(messages.privacyTitle)}>
      <p>
        <Trans message={messages.companyPrivacyIntro} values={{ company: <UserText>{name}</UserText> }} />
      </p>
      <h2>{t(messages.visitTitle)}</h2>
      <p>{t(messages.companyVisit)}</p>
      <p>{t(messages.visitStorage)}</p>
      <h2>{t(messages.companyContactTitle)}</h2>
      <p>{t(messages.companyContact)}</p>
      <h2>{t(messages.companyCardsTitle)}</h2>
      <p>{t(messages.companyCards)}</p>
      <p>{t(messages.companyShares)}</p>
      <h2>{t(messages.othersTitle)}</h2>
      <ul>
        <li>{t(messages.othersService)}</li>
        <li>{t(messages.othersAuthorities)}</li>
      </ul>
      <h2>{t(messages.rightsTitle)}</h2>
      <p>
        <Trans message={messages.companyRights} components={{ link: <Link to="/contact-manager" /> }} />
      </p>
    </CompanyLegal>
  );
}
