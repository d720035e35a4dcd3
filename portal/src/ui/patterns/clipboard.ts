import { showNotice } from './notices.ts';

/**
 * Copies text to the clipboard and returns true on success. On failure, shows the text in a notice, so that the user
 * can copy it manually.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showNotice({ tone: 'info', text, lasts: Infinity });
    return false;
  }
}
