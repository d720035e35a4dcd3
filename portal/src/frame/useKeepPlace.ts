import { forgetRedirect, keepRedirect } from '../session/redirectTo.ts';
import { useScreen } from './useScreen.ts';

/**
 * Returns a click handler for sign-in links. On a card or selected cards, it stores a redirect to them; on other
 * screens, it clears a stored redirect.
 */
export function useKeepPlace(): () => void {
  const { row, match } = useScreen();
  return () => {
    if (!row || !match || row.area === 'entry') return;
    const isCard = row.name === 'ext-talent-id' || row.name === 'ext-request-id';
    const isMarket = row.name === 'market-talents' || row.name === 'market-requests';
    if (isCard || (isMarket && new URLSearchParams(match.search).has('ids'))) keepRedirect(match);
    else forgetRedirect();
  };
}
