let isLeaving = false;
let mayLeave = false;
const waiting: (() => void)[] = [];

window.addEventListener('pagehide', () => {
  isLeaving = true;
});
// Restored from the back/forward cache: the same document continues.
window.addEventListener('pageshow', () => {
  isLeaving = false;
});
window.addEventListener('beforeunload', () => {
  mayLeave = true;
});
// Input after the question about leaving: the person stayed.
for (const type of ['pointerdown', 'keydown', 'pageshow']) {
  const stay = () => {
    mayLeave = false;
    for (const resolve of waiting.splice(0)) resolve();
  };
  window.addEventListener(type, stay, { capture: true });
}

/**
 * Whether the browser is unloading this document. It then aborts pending requests, which does not
 * mean that the server failed.
 */
export const isPageLeaving = (): boolean => isLeaving;

/**
 * Resolves once no navigation is about to replace this document, and never if it does: Firefox and WebKit
 * abort requests as soon as a navigation begins, long before `pagehide`.
 */
export const pageToStay = (): Promise<void> =>
  mayLeave ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
