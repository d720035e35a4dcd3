import { isolatedText } from '@crewdock/contract/isolated-text';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { portalName } from '../session/company.ts';

/** Sets the document title, followed by the portal's name; null for the portal's name alone. */
export function setPageTitle(title: string | null): void {
  document.title = title ? `${isolatedText(title)} · ${isolatedText(portalName())}` : portalName();
}

/** Sets the title from the page's data; does nothing while it is undefined. */
export function usePageTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  // Each new path sets the screen's own title first.
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title, pathname]);
}
