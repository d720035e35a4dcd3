import type { PopupMessageKey } from '@crewdock/sdk/elements';

/** English texts of a form in a popup. */
export const popupWords = {
  close: 'Close',
} satisfies Record<PopupMessageKey, string>;
