import { forgetRedirect, keepRedirect } from '../session/redirectTo.ts';
import { useScreen } from './useScreen.ts';

/**
 * Returns a click handler for sign-in links. On a screen with parameters or a query, such as a card, a list or a
 * filtered market, it stores a redirect to it; on other screens, it clears a stored redirect.
 */
export function useKeepPlace(): () => void {
  const { row, match } = useScreen();
  return () => {
    if (!row || !match || row.area === 'entry') return;
    if (row.pattern.includes(':') || match.search) keepRedirect(match);
    else forgetRedirect();
  };
}
