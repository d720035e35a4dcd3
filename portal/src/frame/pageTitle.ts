import { isolatedText } from '@crewdock/contract/isolated-text';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { portalName } from '../session/company.ts';

/** Sets the document title, followed by the portal's name. Null sets only the portal's name. */
export function setPageTitle(title: string | null): void {
  document.title = title ? `${isolatedText(title)} · ${isolatedText(portalName())}` : portalName();
}

/** Sets the title from the page's data; undefined while the data is loading. */
export function usePageTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  // Runs again for each path, because a new path first sets the screen's default title.
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title, pathname]);
}
