import { watch } from '@crewdock/sdk/watch';

const CODE: Record<string, () => Promise<unknown>> = {
  'talent-market': () => import('./talent-market.ts'),
  'job-board': () => import('./job-board.ts'),
  'contact-us': () => import('./contact-us.ts'),
  'resources-subscribe': () => import('./resources-subscribe.ts'),
};

/**
 * Does what the script tag does, with the code of this package: keeps the place of widgets on the page, also of later ones, and
 * fetches a widget's code when a visitor comes near it. On a server it does nothing.
 */
export function loadWhenNear(): void {
  if (globalThis.customElements) watch((name) => CODE[name]!());
}
