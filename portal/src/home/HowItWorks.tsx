import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { HomeSection } from './HomeSection.ts';

const PEOPLE = [
  {
    title: messages.clientsTitle,
    text: messages.clientsText,
    to: '/sign-up/client',
    link: messages.clientsLink,
  },
  {
    title: messages.providersTitle,
    text: messages.providersText,
    to: '/sign-up/talent-provider',
    link: messages.providersLink,
  },
  {
    title: messages.developersTitle,
    text: messages.developersText,
    to: '/sign-up/remote-developer',
    link: messages.developersLink,
  },
];

export function HowItWorks() {
  return (
    <HomeSection aria-labelledby="how">
      <h2 id="how">{t(messages.howItWorksTitle)}</h2>
      <People>
        {PEOPLE.map(({ title, text, to, link }) => (
          <li key={to}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            <Link to={to}>{t(link)}</Link>
          </li>
        ))}
      </People>
    </HomeSection>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 24px 40px;
  margin-block-start: 16px;

  > li {
    display: grid;
    align-content: start;
    gap: 6px;
  }

  h3 {
    font-size: 1rem;
  }

  p {
    max-inline-size: 44ch;
    color: var(--muted);
    font-size: 1rem;
  }

  a {
    justify-self: start;
    padding-block: 4px;
    color: var(--accent);
    text-underline-offset: 3px;
  }
`;
