/** Whether a dialog or a menu is open, which has the keyboard to itself. */
export const isDialogOpen = (): boolean =>
  document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;
