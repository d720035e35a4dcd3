import { APP_VERSION } from '@crewdock/contract/app-version';
import { t } from '../i18n/translate.ts';
import { browserStorage } from '../browser/storage.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import * as messages from './messages.ts';

const KEY = 'version';

/** Compares the version last used in this browser with the current version, and offers a reload if they differ. */
export function checkVersion(): void {
  const stored = browserStorage.get(KEY);
  if (stored === null) browserStorage.set(KEY, APP_VERSION);
  else if (stored !== APP_VERSION) {
    showNotice({
      tone: 'info',
      text: t(messages.newVersion),
      lasts: Infinity,
      action: { label: t(messages.refreshButton), run: refresh },
    });
  }
}

function refresh(): void {
  browserStorage.set(KEY, APP_VERSION);
  location.reload();
}
