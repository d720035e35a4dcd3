import { showNotice } from './notices.ts';

/**
 * Copies text to the clipboard and returns whether that worked. On failure, shows the text in a notice to copy by hand.
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
