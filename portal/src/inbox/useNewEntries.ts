import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $liveInboxCount } from '../session/liveInbox.ts';
import { appendNewEntries } from './queries.ts';

/**
 * Appends entries that have arrived since the list was loaded. `total`: number of entries that the list knows;
 * undefined until it is loaded. Waits while `isBusy`, because a response could contain entries that are being answered.
 */
export function useNewEntries(total: number | undefined, isBusy: boolean): void {
  const live = useStore($liveInboxCount);
  useEffect(() => {
    if (live === null || total === undefined || live === total || isBusy) return;
    const abort = new AbortController();
    // Ignored on errors: the next event repeats the request.
    appendNewEntries(abort.signal).catch(() => {});
    return () => abort.abort();
  }, [live, total, isBusy]);
}
