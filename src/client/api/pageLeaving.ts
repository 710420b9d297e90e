let isLeaving = false;

window.addEventListener('pagehide', () => {
  isLeaving = true;
});
// Back from the browser's page cache: the same document goes on.
window.addEventListener('pageshow', () => {
  isLeaving = false;
});

/**
 * Whether the browser is taking this document away. It breaks off the requests that are under way
 * then, which says nothing about the server.
 */
export const isPageLeaving = (): boolean => isLeaving;
