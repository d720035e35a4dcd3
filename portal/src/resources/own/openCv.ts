import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { notifyError } from '../../ui/patterns/notices.ts';
import { noCv } from './messages.ts';

/** Opens a CV in a new tab; downloads it if the browser blocks the tab. */
export async function openCv(uid: string): Promise<void> {
  // Opens the tab during the click, because browsers would block it as a pop-up after the response.
  const tab = window.open('', '_blank');
  try {
    const { cv_url } = await call('GET /available_resources/{uid}/get_cv/', { params: { uid } });
    if (cv_url === null) throw new Error('The resource has no CV.');
    if (tab) {
      tab.opener = null;
      tab.location.href = cv_url;
    } else location.assign(cv_url);
  } catch {
    tab?.close();
    notifyError(t(noCv));
  }
}
