import { useStore } from '@nanostores/react';
import { $company } from '../session/company.ts';
import { CompanyTerms } from './CompanyTerms.tsx';
import { LegalTextLayout } from './LegalText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

/** The operator's terms or, on a company's portal, the company's terms, which don't mention the operator. */
export function Component() {
  const company = useStore($company);
  if (company) return <CompanyTerms name={company.name} />;
  return (
    <LegalTextLayout title={t(messages.termsTitle)} changed="2 Nov 2026">
      <p>{t(messages.marketTermsIntro)}</p>
      <h2>{t(messages.marketTitle)}</h2>
      <p>{t(messages.market)}</p>
      <h2>{t(messages.publishTitle)}</h2>
      <ul>
        <li>{t(messages.publishTrue)}</li>
        <li>{t(messages.publishRates)}</li>
        <li>{t(messages.publishJobs)}</li>
        <li>{t(messages.publishFair)}</li>
      </ul>
      <p>{t(messages.marketContent)}</p>
      <h2>{t(messages.forbiddenTitle)}</h2>
      <p>{t(messages.marketForbidden)}</p>
      <h2>{t(messages.verifiedTitle)}</h2>
      <p>{t(messages.verified)}</p>
      <h2>{t(messages.liabilityTitle)}</h2>
      <p>{t(messages.liability)}</p>
      <h2>{t(messages.endingTitle)}</h2>
      <p>{t(messages.ending)}</p>
      <h2>{t(messages.lawTitle)}</h2>
      <p>{t(messages.law)}</p>
      <h2>{t(messages.sourcesTitle)}</h2>
      <p>
        <Trans
          message={messages.sources}
          components={{
            geonames: <a href="https://www.geonames.org" />,
            license: <a href="https://creativecommons.org/licenses/by/4.0/" rel="license" />,
          }}
        />
      </p>
      <h2>{t(messages.questionsTitle)}</h2>
      <p>
        <Trans
          message={messages.marketQuestions}
          values={{ address: <a href="mailto:hello@crewdock.example">hello@crewdock.example</a> }}
        />
      </p>
    </LegalTextLayout>
  );
}
