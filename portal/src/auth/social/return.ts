import type { LoaderFunctionArgs } from 'react-router';
import type { Provider } from './providers.ts';

/** URL parameters with which a provider redirects back to the portal. */
export interface Return {
  provider: Provider;
  code: string | null;
  state: string | null;
  error: string | null;
}

/** Reads the parameters and removes them from the URL and the history, because they contain a secret code. */
export function returnLoader({ request }: LoaderFunctionArgs): Return {
  const { pathname, searchParams } = new URL(request.url);
  history.replaceState(history.state, '', pathname);
  const provider = pathname.split('/').at(-1) as Provider;
  return {
    provider,
    code: searchParams.get('code'),
    state: searchParams.get('state'),
    error: searchParams.get('error'),
  };
}
