import { useStore } from '@nanostores/react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { openContact } from '../contact/contact.ts';
import { $appType } from '../session/appType.ts';
import { $company } from '../session/company.ts';
import { $session, isSignedIn } from '../session/session.ts';
import { $subSites } from '../session/subSites.ts';
import { showsFooter } from './footerRule.ts';
import { useScreen } from './useScreen.ts';
import { Wordmark } from './Wordmark.tsx';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import * as messages from './messages.ts';

/** The footer with company links and contact details. `showsFooter` decides for whom it is shown. */
export function Footer() {
  const appType = useStore($appType, { ssr: () => null });
  const isCompanyHost = useStore($company) !== null;
  const session = useStore($session);
  const { partner_site_url, engineer_site_url } = useStore($subSites);
  const { row } = useScreen();
  const isPending = !session && isSignedIn();
  if (!row || isPending || !showsFooter({ session, isCompanyHost, appType, row })) return null;
  return (
    <Bar>
      <Inner>
        <Wordmark />
        <Links aria-label={t(messages.footerLabel)}>
          <Link to="/privacy-policy">{t(messages.privacyPolicy)}</Link>
          <Link to="/terms-of-use">{t(messages.termsOfUse)}</Link>
          {partner_site_url !== null && <a href={partner_site_url}>{t(messages.forPartners)}</a>}
          {engineer_site_url !== null && <a href={engineer_site_url}>{t(messages.forEngineers)}</a>}
          <button type="button" onClick={openContact}>
            {t(messages.contactButton)}
          </button>
        </Links>
        <Contact>
          <a href="mailto:hello@crewdock.example">hello@crewdock.example</a>
          <span>Crewdock Ltd, 12 Harbour Walk, Bristol</span>
        </Contact>
      </Inner>
    </Bar>
  );
}

const Bar = styled.footer`
  border-block-start: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.8125rem;

  a,
  button {
    display: inline-block;
    padding: 4px 0;
    border: 0;
    background: none;
    cursor: pointer;
    text-underline-offset: 3px;
    text-decoration-color: transparent;
    text-decoration-line: underline;
    transition: text-decoration-color var(--swift);

    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 32px;
  ${pageWidth}
  padding-block: 24px;
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`;

const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  margin-inline-start: auto;
`;
