let isLeaving = false;

window.addEventListener('pagehide', () => {
  isLeaving = true;
});
// Restored from the back/forward cache: the same document continues.
window.addEventListener('pageshow', () => {
  isLeaving = false;
});

/**
 * Whether the browser is unloading this document. It then aborts pending requests, which does not
 * mean that the server failed.
 */
export const isPageLeaving = (): boolean => isLeaving;
