import { call } from '../../api.ts';
import { notifyError } from '../../ui/notices.ts';

/** Shows a CV, wherever it is: in another tab, or as a download. */
export async function openCv(uid: string): Promise<void> {
  // While the press counts: afterwards browsers take it for an advertisement.
  const tab = window.open('', '_blank');
  try {
    const { cv_url } = await call('GET /available_resources/{uid}/get_cv/', { params: { uid } });
    if (cv_url === null) throw new Error('there is none');
    if (tab) {
      tab.opener = null;
      tab.location.href = cv_url;
    } else location.assign(cv_url);
  } catch {
    tab?.close();
    notifyError('No data to show.');
  }
}
