import { useStore } from '@nanostores/react';
import { $company } from '../session/company.ts';
import { CompanyPrivacy } from './CompanyPrivacy.tsx';
import { LegalTextLayout } from './LegalText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

/**
 * The operator's privacy policy or, on a company's portal, the company's policy, which doesn't mention the operator.
 */
export function Component() {
  const company = useStore($company);
  if (company) return <CompanyPrivacy name={company.name} />;
  return (
    <LegalTextLayout title={t(messages.privacyTitle)} changed="2 Nov 2026">
      <p>{t(messages.marketPrivacyIntro)}</p>
      <h2>{t(messages.visitTitle)}</h2>
      <p>{t(messages.marketVisit)}</p>
      <p>{t(messages.visitStorage)}</p>
      <h2>{t(messages.marketCardsTitle)}</h2>
      <p>{t(messages.marketCards)}</p>
      <p>{t(messages.marketShares)}</p>
      <h2>{t(messages.othersTitle)}</h2>
      <ul>
        <li>{t(messages.othersPartner)}</li>
        <li>{t(messages.othersProviders)}</li>
        <li>{t(messages.othersAuthorities)}</li>
      </ul>
      <p>{t(messages.noSale)}</p>
      <h2>{t(messages.durationTitle)}</h2>
      <p>{t(messages.duration)}</p>
      <h2>{t(messages.rightsTitle)}</h2>
      <p>
        <Trans
          message={messages.marketRights}
          values={{ address: <a href="mailto:privacy@crewdock.example">privacy@crewdock.example</a> }}
        />
      </p>
    </LegalTextLayout>
  );
}
