import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PROVIDER_NAMES, type Provider } from '../../auth/social/providers.ts';
import { ProviderLogo } from '../../auth/social/ProviderLogo.tsx';

/** A sign-in provider with details of the connected account, and actions. */
export function Connection({ provider, about, children }: { provider: Provider; about: string; children: ReactNode }) {
  return (
    <Item>
      <ProviderLogo provider={provider} />
      <div>
        <strong>{PROVIDER_NAMES[provider]}</strong>
        <small>{about}</small>
      </div>
      {children}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 16px;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  > div {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 500;
  }

  small {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
