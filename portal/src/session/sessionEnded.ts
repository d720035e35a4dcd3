import { showNotice } from '../ui/patterns/notices.ts';

const TIME_TO_READ = 5000;

export function notifySessionEnded(): void {
  showNotice({ tone: 'info', text: 'Your session has ended. Sign in again.', lasts: TIME_TO_READ });
}
