import type { PublicCompany } from '@crewdock/contract/companies';
import { css, styled } from 'styled-components';
import { NARROW } from '../ui/styles/screen.ts';

/** A company's logo in the variant for the current color scheme. */
export function CompanyLogo({ company: { name, logo, logo_dark } }: { company: PublicCompany }) {
  if (!logo || !logo_dark) return (logo ?? logo_dark) && <Picture src={(logo ?? logo_dark)!} alt={name} />;
  return (
    <>
      <Picture src={logo} alt={name} $in="light" />
      <Picture src={logo_dark} alt={name} $in="dark" />
    </>
  );
}

const hidden = css`
  display: none;
`;

const Picture = styled.img<{ $in?: 'light' | 'dark' }>`
  block-size: 32px;
  inline-size: auto;
  max-inline-size: 180px;
  object-fit: contain;
  object-position: left;

  /* Keeps the header's color as the background, for which the logo is designed. */
  @media (forced-colors: active) {
    padding: 4px;
    background: var(--header);
    forced-color-adjust: none;
  }

  [data-scheme='dark'] & {
    ${({ $in }) => $in === 'light' && hidden}
  }

  [data-scheme='light'] & {
    ${({ $in }) => $in === 'dark' && hidden}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme]) & {
      ${({ $in }) => $in === 'light' && hidden}
    }
  }

  @media (prefers-color-scheme: light) {
    :root:not([data-scheme]) & {
      ${({ $in }) => $in === 'dark' && hidden}
    }
  }

  ${NARROW} {
    max-inline-size: 150px;
  }
`;
