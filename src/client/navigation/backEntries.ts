import type { DataRouter } from 'react-router';

/**
 * Entries of the browser's history for open dialogs and drawers of a phone, one for each, so that 'back' closes
 * the topmost one (docs/decisions/0012). They lie above the entry of the page, whose URL and key they share, and the
 * router never sees them: they are taken off before it goes anywhere.
 */

interface Layer {
  close: () => void;
}

/** The open dialogs, drawers and menus, the topmost last. */
const layers: Layer[] = [];
/** The entries above that of the page. */
let entries = 0;
/** Whether `history.go` has been called and its event has not arrived. */
let isMoving = false;
let isPlanned = false;
let router: DataRouter | null = null;
let waiting: (() => void)[] = [];

const depth = (): number => window.history.state?.layers ?? 0;

/** Whether the browser is where the router believes to be, which it is not while it goes back after a refusal. */
const isOnPage = () => (window.history.state?.key ?? 'default') === router?.state.location.key;

const add = () => {
  entries += 1;
  const { state } = window.history;
  // The router counts its entries in `idx`.
  window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, layers: entries }, '');
};

const takeOff = (count: number) => {
  entries -= count;
  isMoving = true;
  window.history.go(-count);
};

/** An entry that was left behind, by a reload for example, is one of the page. */
const adopt = () => {
  entries = 0;
  if (depth() > 0) window.history.replaceState({ ...window.history.state, layers: 0 }, '');
};

const settle = () => {
  isPlanned = false;
  if (isMoving || !isOnPage()) return;
  while (entries < layers.length) add();
  if (entries > layers.length) takeOff(entries - layers.length);
};

/**
 * Settles in a task of its own: a dialog that takes the place of another one takes its entry, too.
 * Only with a router, which most tests lack: `handlePop` must hear that an entry was taken off.
 */
const plan = () => {
  if (isPlanned || router === null) return;
  isPlanned = true;
  setTimeout(settle);
};

const handlePop = (event: PopStateEvent) => {
  if (isMoving) {
    event.stopImmediatePropagation();
    isMoving = false;
    if (waiting.length > 0 && entries > 0) return takeOff(entries);
    for (const go of waiting) go();
    waiting = [];
  } else if (entries > depth() && isOnPage()) {
    event.stopImmediatePropagation();
    const closed = layers.slice(depth() - entries).reverse();
    entries = depth();
    for (const { close } of closed) close();
  } else {
    adopt();
  }
  // A dialog that stays open, with a question for example, gets an entry again.
  plan();
};

/** Gives a dialog an entry, which `close` is called for; the returned function takes it off. */
export function addBackEntry(layer: Layer): () => void {
  layers.push(layer);
  plan();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    plan();
  };
}

/** Resolves once the entry of the page is the current one again. */
export const leaveBackEntries = async (): Promise<void> => {
  if (entries === 0 && !isMoving) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (!isMoving) takeOff(entries);
  });
};

/** Creates the router of the app, which takes the entries off before it goes anywhere. */
export function withBackEntries(createRouter: () => DataRouter): DataRouter {
  // Before that of the router: Chromium calls the listeners of the window in their order.
  window.addEventListener('popstate', handlePop, { capture: true });
  const created = createRouter();
  const navigate = created.navigate.bind(created) as (...args: unknown[]) => Promise<void>;
  created.navigate = async (...args: unknown[]) => {
    if (entries > 0 || isMoving) await leaveBackEntries();
    await navigate(...args);
  };
  router = created;
  adopt();
  return created;
}
