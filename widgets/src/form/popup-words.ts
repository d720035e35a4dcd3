import type { PopupMessageKey } from '@crewdock/sdk/elements';

/** English messages of a form in a popup. */
export const popupWords = {
  close: 'Close',
} satisfies Record<PopupMessageKey, string>;
