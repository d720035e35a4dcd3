import { useStore } from '@nanostores/react';
import { NavLink } from 'react-router';
import { css, styled } from 'styled-components';
import { openContact } from '../contact/contact.ts';
import { $company } from '../session/company.ts';
import { $session, isSignedIn } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FINGER, MOBILE, NARROW } from '../ui/screen.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import { Count } from '../ui/Count.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { type Place, placesOf } from './places.ts';
import { useKeepPlace } from './useKeepPlace.ts';
import { Wordmark } from './Wordmark.tsx';
import { pageWidth } from '../ui/pageWidth.ts';

/** Where one can go, by who is looking. A company's header is its brand's surface; Crewdock's own is neutral. */
export function Header() {
  const company = useStore($company);
  const session = useStore($session);
  // Signed in, but not yet known as whom: what would be shown changes in a moment.
  const isPending = !session && isSignedIn();
  const places = isPending ? [] : placesOf(session, company);
  return (
    <Bar $branded={Boolean(company)}>
      <Inner>
        <Home href="/">
          {company ? (
            <>
              {company.logo && <Logo src={company.logo} alt={company.name} />}
              {(company.header_title ?? !company.logo) && <Title>{company.header_title ?? company.name}</Title>}
            </>
          ) : (
            <Wordmark />
          )}
        </Home>
        <Nav aria-label="Main">
          {places.map(({ to, label, count }) => (
            <Way key={to} to={to}>
              {label}
              <Count of={count} />
            </Way>
          ))}
        </Nav>
        <Tools>
          {session && places[0] && <First place={places[0]} />}
          {!session && !isPending && <VisitorTools isBranded={Boolean(company)} />}
          <ColorSchemeButton />
          {session && <AccountMenu session={session} />}
          {!isPending && <MobileMenu places={places} session={session} />}
        </Tools>
      </Inner>
    </Bar>
  );
}

/** Where most of the work is, beside the menu of small screens. */
function First({ place: { to, label, count } }: { place: Place }) {
  return (
    <FirstWay to={to}>
      {label}
      <Count of={count} />
    </FirstWay>
  );
}

function VisitorTools({ isBranded }: { isBranded: boolean }) {
  const keepPlace = useKeepPlace();
  return (
    <>
      <ContactUs type="button" onClick={openContact}>
        Contact us
      </ContactUs>
      <Way to="/login" onClick={keepPlace}>
        Sign in
      </Way>
      <SignUp to="/sign-up" onClick={keepPlace} $outlined={isBranded}>
        Sign up
      </SignUp>
    </>
  );
}

const branded = css`
  background: var(--brand);
  border-color: transparent;
  color: var(--on-brand);

  :focus-visible:not([popover] *) {
    outline-color: var(--on-brand);
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

const Logo = styled.img`
  block-size: 28px;
  inline-size: auto;
  max-inline-size: 140px;
  object-fit: contain;
  object-position: left;

  ${NARROW} {
    max-inline-size: 96px;
  }
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

const Nav = styled.nav`
  display: flex;
  gap: 4px;
  min-inline-size: 0;
  margin-inline: 20px auto;
  /* Staff have more places than a small window has room for; the padding is for the ring of the focus. */
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;

  ${MOBILE} {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const wayLook = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 36px;
  padding-inline: 12px;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--swift);

  &:hover,
  &[aria-current='page'] {
    background: color-mix(in oklab, currentColor 9%, transparent);
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;

const Way = styled(NavLink)`
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

/** On the brand's own surface the brand would vanish. */
const SignUp = styled(ButtonLink).attrs({ $kind: 'primary' })<{ $outlined: boolean }>`
  margin-inline: 4px;
  white-space: nowrap;
  ${({ $outlined }) => $outlined && 'border-color: color-mix(in oklab, currentColor 45%, transparent);'}

  ${MOBILE} {
    display: none;
  }
`;
