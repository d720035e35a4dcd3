import Bowser from 'bowser';

/** How what an operator does by command is called, before the name on that machine. */
export const COMMAND_LINE = 'Command line';

/** `Chrome on macOS`, as far as the browser tells. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return 'Unknown device';
  if (userAgent.startsWith(COMMAND_LINE)) return userAgent;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name ?? 'Unknown browser', os.name].filter(Boolean).join(' on ').slice(0, 100);
}
