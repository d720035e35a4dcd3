import Bowser from 'bowser';

/** Prefix of the device name for operator commands; followed by the user name of the operating system. */
export const COMMAND_LINE = 'Command line';

/** Returns a device name from the user agent: `Chrome on macOS`. */
export function getDeviceName(userAgent: string): string {
  if (!userAgent) return 'Unknown device';
  if (userAgent.startsWith(COMMAND_LINE)) return userAgent;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name ?? 'Unknown browser', os.name].filter(Boolean).join(' on ').slice(0, 100);
}
