/** Whether this page came from the device, where its data are then worth keeping: it may open without a network. */
export const isAppKept = (): boolean =>
  'serviceWorker' in navigator && Boolean(navigator.serviceWorker?.controller);
