import { t } from '../i18n/translate.ts';
import { showNotice } from '../ui/patterns/notices.ts';
import * as messages from './messages.ts';

const TIME_TO_READ = 5000;

export function notifySessionEnded(): void {
  showNotice({ tone: 'info', text: t(messages.sessionEnded), lasts: TIME_TO_READ });
}
