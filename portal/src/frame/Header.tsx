import { useStore } from '@nanostores/react';
import { NavLink } from 'react-router';
import { css, styled } from 'styled-components';
import { $company } from '../session/company.ts';
import { NARROW } from '../ui/screen.ts';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import { Wordmark } from './Wordmark.tsx';

/** A company's header is its brand's surface; Crewdock's own is neutral. */
export function Header() {
  const company = useStore($company);
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
          {(company?.market_enabled ?? true) && (
            <>
              <Place to="/market/talents">Talents</Place>
              <Place to="/market/jobs">Jobs</Place>
            </>
          )}
          <ColorSchemeButton />
        </Nav>
      </Inner>
    </Bar>
  );
}

const branded = css`
  --focus: var(--on-brand);

  background: var(--brand);
  border-color: transparent;
  color: var(--on-brand);
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
  max-inline-size: 1280px;
  min-block-size: 60px;
  margin: 0 auto;
  padding-inline: 24px;

  ${NARROW} {
    gap: 8px;
    padding-inline: 16px;
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
  align-items: center;
  gap: 4px;
`;

const Place = styled(NavLink)`
  display: grid;
  place-items: center;
  min-block-size: 36px;
  padding-inline: 12px;
  border-radius: var(--radius);
  font-weight: 500;
  text-decoration: none;
  transition: background-color var(--swift);

  &:hover,
  &[aria-current='page'] {
    background: color-mix(in oklab, currentColor 9%, transparent);
  }
`;
