import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { isSpent } from '../auth/links/isSpent.ts';
import { LinkGone } from '../auth/links/LinkGone.tsx';
import { Working } from '../auth/links/Working.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';

interface Props<T> {
  found: UseQueryResult<T, unknown>;
  /** Message shown for an expired link. */
  gone: string;
  children: (value: T) => ReactNode;
}

/** A page that a link in an email opens. Loading its data changes nothing on the server. */
export function LinkPage<T>({ found: { data, error, refetch }, gone, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Working>{t(messages.opening)}</Working>;
  if (!isSpent(error)) return <ErrorState level="h1" error={error} onRetry={() => void refetch()} />;
  return (
    <LinkGone>
      <p>{gone}</p>
      <ToMarket />
    </LinkGone>
  );
}

export function ToMarket() {
  return <ButtonLink to="/market">{t(messages.marketLink)}</ButtonLink>;
}
