import { useEffect } from 'react';
import { portalName } from '../session/company.ts';

/** Names the window; the portal's own name comes last. */
export function setPageTitle(title: string | null): void {
  document.title = title ? `${title} · ${portalName()}` : portalName();
}

/** For pages whose title is their contents: waits while there is none. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
