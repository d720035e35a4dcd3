import Bowser from 'bowser';

/** `Chrome on macOS`, as far as the browser tells. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name ?? 'Unknown browser', os.name].filter(Boolean).join(' on ').slice(0, 100);
}
