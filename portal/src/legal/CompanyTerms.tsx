import { Link } from 'react-router';
import { CompanyLegal } from './CompanyLegal.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';
import { Trans } from '../i18n/Trans.tsx';

export function CompanyTerms({ name }: { name: string }) {
  return (
    <CompanyLegal page="terms" title={t(messages.termsTitle)}>
      <p>
        <Trans message={messages.companyTermsIntro} values={{ company: <UserText>{name}</UserText> }} />
      </p>
      <h2>{t(messages.companyTitle)}</h2>
      <p>{t(messages.company)}</p>
      <h2>{t(messages.publishTitle)}</h2>
      <ul>
        <li>{t(messages.publishTrue)}</li>
        <li>{t(messages.publishRates)}</li>
        <li>{t(messages.publishJobs)}</li>
        <li>{t(messages.publishFair)}</li>
      </ul>
      <p>{t(messages.companyContent)}</p>
      <h2>{t(messages.forbiddenTitle)}</h2>
      <p>{t(messages.companyForbidden)}</p>
      <h2>{t(messages.questionsTitle)}</h2>
      <p>
        <Trans
          message={messages.companyQuestions}
          components={{ link: <Link to="/contact-manager" />, privacy: <Link to="/privacy-policy" /> }}
        />
      </p>
    </CompanyLegal>
  );
}
