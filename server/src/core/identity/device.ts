import Bowser from 'bowser';

/** Prefix of the device name for actions run by an operator's command; the operating system's user name follows. */
export const COMMAND_LINE = 'Command line';

/** Device name from the user agent, for example `Chrome on macOS`. */
export function getDeviceName(userAgent: string): string {
  if (!userAgent) return 'Unknown device';
  if (userAgent.startsWith(COMMAND_LINE)) return userAgent;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name ?? 'Unknown browser', os.name].filter(Boolean).join(' on ').slice(0, 100);
}
