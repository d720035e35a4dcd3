import { atom } from 'nanostores';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export interface Notice {
  id: number;
  tone: 'success' | 'error' | 'info';
  title?: string;
  text: string;
  action?: { label: string; run: () => void };
  /** Display time in milliseconds; Infinity shows the notice until the user closes it. */
  lasts: number;
}

const SHORT = 2000;
/** Display time in milliseconds: long enough to read the notice and press its button. */
const WITH_ACTION = 10_000;

export const $notices = atom<Notice[]>([]);

let lastId = 0;

/** Shows a notice for 2 seconds, or for 10 seconds if it has an action. */
export function showNotice(notice: Pick<Notice, 'text'> & Partial<Omit<Notice, 'id'>>): void {
  const lasts = notice.action ? WITH_ACTION : SHORT;
  $notices.set([...$notices.get(), { id: ++lastId, tone: 'success', lasts, ...notice }]);
}

/** Shows an error notice. The default text, which the specification defines, is used for most failures. */
export function notifyError(text = t(messages.errorText)): void {
  showNotice({ tone: 'error', title: t(messages.errorTitle), text });
}

export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
