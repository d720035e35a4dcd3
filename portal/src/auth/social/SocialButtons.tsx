import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { handleFormError } from '../../ui/patterns/form/failure.ts';
import { notifyError } from '../../ui/patterns/notices.ts';
import { signInOptionsQuery } from '../../session/signInOptions.ts';
import type { Variant } from '../variants.ts';
import { openProviderPage, PROVIDER_NAMES, type Provider } from './providers.ts';
import { ProviderLogo } from './ProviderLogo.tsx';

/**
 * Buttons of the configured sign-in providers; renders nothing if none is configured. A new account gets the type of
 * `variant`.
 */
export function SocialButtons({ variant }: { variant: Variant | null }) {
  const providers = useQuery(signInOptionsQuery).data?.providers ?? [];
  const [leaving, setLeaving] = useState<Provider | null>(null);
  if (providers.length === 0) return null;

  async function leave(provider: Provider) {
    if (leaving) return;
    setLeaving(provider);
    try {
      const body = variant ? { type: variant.type } : {};
      const { location } = await call('POST /auth/{provider}/start/', { params: { provider }, body });
      openProviderPage(location);
    } catch (error) {
      setLeaving(null);
      const failure = handleFormError(error);
      if (failure) notifyError(failure.text);
    }
  }

  return (
    <Block>
      <Or>{t(messages.or)}</Or>
      {providers.map((provider) => (
        <Button key={provider} isPending={leaving === provider} onPress={() => void leave(provider)}>
          <ProviderLogo provider={provider} />
          {t(messages.continueWith, { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: 12px;

  > button {
    min-block-size: var(--field);
  }
`;

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 12px;
  color: var(--muted);

  &::before,
  &::after {
    content: '';
    border-block-start: 1px solid var(--line);
  }
`;
