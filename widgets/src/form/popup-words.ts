/** English texts of a form in a popup. */
export const popupWords = {
  close: 'Close',
};
