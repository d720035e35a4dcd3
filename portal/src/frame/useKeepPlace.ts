import { forgetRedirect, keepRedirect } from '../session/redirectTo.ts';
import { useScreen } from './useScreen.ts';

/** For sign-in links: stores the redirect for a card or selected cards; on other screens clears an older one. */
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
