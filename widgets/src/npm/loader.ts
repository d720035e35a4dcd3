import { watchWidgets } from '@crewdock/sdk/watch';

const CODE: Record<string, () => Promise<unknown>> = {
  'talent-market': () => import('./talent-market.ts'),
  'job-board': () => import('./job-board.ts'),
  'contact-us': () => import('./contact-us.ts'),
  'resources-subscribe': () => import('./resources-subscribe.ts'),
};

/**
 * Like the script tag, but with the code of this package: reserves the space of widgets on the page, including later
 * ones, and loads a widget's code when it comes near the viewport. Does nothing on a server.
 */
export function loadWhenNear(): void {
  if (globalThis.customElements) watchWidgets((name) => CODE[name]!());
}
