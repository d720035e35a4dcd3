import { useStore } from '@nanostores/react';
import { styled } from 'styled-components';
import { $company } from '../session/company.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** Where cards for a list are found; nothing on the portal of a company without a market. */
export function BrowseMarket() {
  if (useStore($company)?.market_enabled === false) return null;
  return (
    <Buttons>
      <ButtonLink to="/market/talents">Browse talents</ButtonLink>
      <ButtonLink to="/market/jobs">Browse jobs</ButtonLink>
    </Buttons>
  );
}

const Buttons = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
