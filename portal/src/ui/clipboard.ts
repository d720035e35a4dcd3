import { notify } from './notices.ts';

/** Puts text on the clipboard; where the browser forbids it, shows the text to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notify({ tone: 'info', text, lasts: Infinity });
    return false;
  }
}
