import { watchWidgets } from '@crewdock/sdk/watch';

const CODE: Record<string, () => Promise<unknown>> = {
  'talent-market': () => import('./talent-market.ts'),
  'job-board': () => import('./job-board.ts'),
  'contact-us': () => import('./contact-us.ts'),
  'resources-subscribe': () => import('./resources-subscribe.ts'),
};

/**
 * Does the same as the script tag, with the code of this package: reserves the space of all widgets on the page,
 * including widgets added later, and loads the code of a widget near the viewport. Does nothing on a server.
 */
export function loadWhenNear(): void {
  if (globalThis.customElements) watchWidgets((name) => CODE[name]!());
}
