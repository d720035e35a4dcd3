/** English words of a form in a popup. */
export const popupWords = {
  close: 'Close',
};
