import { forgetRedirect, keepRedirect } from '../session/redirectTo.ts';
import { useScreen } from './useScreen.ts';

/** For links to the sign-in: a card or picked cards are come back to; from elsewhere nothing older is. */
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
