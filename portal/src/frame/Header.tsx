import { useStore } from '@nanostores/react';
import { css, styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { openContact } from '../contact/contact.ts';
import { $company } from '../session/company.ts';
import { $session, isSignedIn } from '../session/session.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { MOBILE, NARROW, TIGHT } from '../ui/styles/screen.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import { Count } from '../ui/primitives/Count.tsx';
import { Toolbar } from '../ui/primitives/Toolbar.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { INBOX_PATH, type NavigationEntry, flattenPlaces, getNavigationPlaces } from './places.ts';
import { CompanyLogo } from './Logo.tsx';
import { FindButton } from './FindButton.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { useKeepPlace } from './useKeepPlace.ts';
import { useWaiting } from './waiting.ts';
import { wayLook } from './wayLook.ts';
import { Wordmark } from './Wordmark.tsx';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

/**
 * The header with the main navigation of the current user. White-label portals use the brand's colors, Crewdock uses
 * neutral colors.
 */
export function Header() {
  const company = useStore($company);
  const session = useStore($session);
  // A token is stored, but the session isn't loaded yet: hides the navigation, which the session is about to change.
  const isPending = !session && isSignedIn();
  const waiting = useWaiting(session);
  const places = isPending ? [] : getNavigationPlaces(session, company, waiting);
  const first = getFirstPlace(flattenPlaces(places));
  const entries = places.map((place) =>
    'places' in place ? (
      <PlaceMenu key={place.label} group={place} />
    ) : (
      <Way key={place.to} to={place.to} also={place.also}>
        {place.label}
        <Count of={place.count ?? 0} />
      </Way>
    ),
  );
  return (
    <Bar $branded={Boolean(company)}>
      <Inner>
        <Home href="/">
          {company ? (
            <>
              <CompanyLogo company={company} />
              {(company.header_title ?? !(company.logo ?? company.logo_dark)) && (
                <Title>
                  <UserText>{company.header_title ?? company.name}</UserText>
                </Title>
              )}
            </>
          ) : (
            <Wordmark />
          )}
        </Home>
        <Nav aria-label={t(messages.mainNavigation)}>
          {/* Staff have many entries, so their navigation is a single tab stop. */}
          {session?.staff ? <StaffEntries label={t(messages.mainNavigation)}>{entries}</StaffEntries> : entries}
        </Nav>
        <Tools>
          {session && first && <First place={first} />}
          {!session && !isPending && <VisitorTools isBranded={Boolean(company)} />}
          {session?.staff && !session.lacks_second_factor && <FindButton />}
          <ColorSchemeButton />
          {session && <AccountMenu session={session} />}
          {!isPending && <MobileMenu places={places} session={session} />}
        </Tools>
      </Inner>
    </Bar>
  );
}

/** The entry next to the mobile menu: the inbox while it contains unanswered entries, otherwise the first entry. */
function getFirstPlace(entries: NavigationEntry[]): NavigationEntry | undefined {
  return entries.find(({ to, count = 0 }) => to === INBOX_PATH && count > 0) ?? entries[0];
}

/** The most important link, shown next to the mobile menu. */
function First({ place: { to, also, label, count } }: { place: NavigationEntry }) {
  return (
    <FirstWay to={to} also={also}>
      {label}
      <Count of={count ?? 0} />
    </FirstWay>
  );
}

function VisitorTools({ isBranded }: { isBranded: boolean }) {
  const keepPlace = useKeepPlace();
  return (
    <>
      <ContactUs type="button" onClick={openContact}>
        {t(messages.contactButton)}
      </ContactUs>
      <Way to="/login" onClick={keepPlace}>
        {t(messages.signInLink)}
      </Way>
      <SignUp to="/sign-up" onClick={keepPlace} $outlined={isBranded}>
        {t(messages.signUpLink)}
      </SignUp>
    </>
  );
}

const branded = css`
  /* A tint of the text color would have too little contrast with the text. */
  --tint: var(--header-hover);

  background: var(--header);
  border-color: color-mix(in oklab, var(--header), var(--line));
  color: var(--on-header);

  :focus-visible:not([popover] *) {
    outline-color: var(--on-header);
  }
`;

const Bar = styled.header<{ $branded: boolean }>`
  border-block-end: 1px solid var(--line);
  ${({ $branded }) => $branded && branded}
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  ${pageWidth}
  min-block-size: 60px;

  ${NARROW} {
    gap: 8px;
  }
`;

const Home = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  border-radius: 8px;
  text-decoration: none;
`;

const Title = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;
  letter-spacing: -0.01em;

  img + & {
    padding-inline-start: 12px;
    border-inline-start: 1px solid color-mix(in oklab, currentColor 35%, transparent);
    font-weight: 500;
  }

  ${NARROW} {
    img + & {
      display: none;
    }
  }
`;

const StaffEntries = styled(Toolbar)`
  display: contents;
`;

const Nav = styled.nav`
  display: flex;
  gap: 4px;
  min-inline-size: 0;
  margin-inline: 20px auto;

  ${TIGHT} {
    gap: 0;
    margin-inline: 0 auto;
  }

  ${MOBILE} {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Way = styled(PlaceLink)`
  ${wayLook}
`;

const FirstWay = styled(Way)`
  display: none;

  ${MOBILE} {
    display: flex;
    min-block-size: 44px;
  }
`;

const ContactUs = styled.button`
  ${wayLook}

  ${MOBILE} {
    display: none;
  }
`;

/** Outlined, because a brand-colored button would be invisible on the brand's header. */
const outlined = css`
  border-color: currentColor;
  background: transparent;
  color: inherit;

  &:hover {
    background: var(--header-hover);
  }
`;

const SignUp = styled(ButtonLink).attrs({ $kind: 'primary' })<{ $outlined: boolean }>`
  margin-inline: 4px;
  white-space: nowrap;
  ${({ $outlined }) => $outlined && outlined}

  ${MOBILE} {
    display: none;
  }
`;
