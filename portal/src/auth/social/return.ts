import type { LoaderFunctionArgs } from 'react-router';
import type { Provider } from './providers.ts';

/** What a provider put into the return address. */
export interface Return {
  provider: Provider;
  code: string | null;
  state: string | null;
  error: string | null;
}

/** Reads it and takes it out of the address bar and the history: a code is nobody else's business. */
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
