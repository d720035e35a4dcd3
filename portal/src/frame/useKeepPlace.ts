import { forgetRedirect, keepRedirect } from '../session/redirectTo.ts';
import { useScreen } from './useScreen.ts';

/**
 * Returns a click handler for sign-in links. On a screen with parameters or a query, such as a card, a list or a
 * filtered market, it stores a redirect to that screen; on other screens, it clears a stored redirect. Single-use links
 * from emails are never stored.
 */
export function useKeepPlace(): () => void {
  const { row, match } = useScreen();
  return () => {
    if (!row || !match || row.area === 'entry') return;
    const isMailedLink = 'uidb64' in match.params && row.name !== 'company-invitation';
    const isPlace = row.pattern.includes(':') || match.search !== '';
    if (isPlace && !isMailedLink && row.name !== 'home') keepRedirect(match);
    else forgetRedirect();
  };
}
