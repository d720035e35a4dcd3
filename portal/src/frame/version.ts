import { APP_VERSION } from '@crewdock/contract/app-version';
import { storage } from '../browser/storage.ts';
import { notify } from '../ui/patterns/notices.ts';

const KEY = 'version';

/** Compares the last version used in this browser with the current one and offers a reload when they differ. */
export function checkVersion(): void {
  const stored = storage.get(KEY);
  if (stored === null) storage.set(KEY, APP_VERSION);
  else if (stored !== APP_VERSION) {
    notify({
      tone: 'info',
      text: 'A new version of the portal is available.',
      lasts: Infinity,
      action: { label: 'Refresh', run: refresh },
    });
  }
}

function refresh(): void {
  storage.set(KEY, APP_VERSION);
  location.reload();
}
