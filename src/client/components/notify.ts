export type NoticeKind = 'success' | 'error' | 'info' | 'warning';

export type Notice = { kind: NoticeKind; title: string; description?: string };

interface Receiver {
  show: (notice: Notice) => void;
  clear: () => void;
}

const waiting: Notice[] = [];
const wakers = new Set<() => void>();
let receiver: Receiver | null = null;

function send(notice: Notice) {
  if (receiver) return receiver.show(notice);
  waiting.push(notice);
  for (const wake of wakers) wake();
}

const sender =
  (kind: NoticeKind) =>
  (title: string, description?: string): void =>
    send({ kind, title, description });

/** The one way to show a toast. The library that draws it is fetched with the first one. */
export const notify = {
  success: sender('success'),
  error: sender('error'),
  info: sender('info'),
  warning: sender('warning'),
};

/** Takes back what is shown and what still waits to be. */
export function clearNotices() {
  waiting.length = 0;
  receiver?.clear();
}

export const hasWaitingNotices = () => waiting.length > 0;

/** Calls back when a notice comes and nobody draws notices yet. */
export function onNoticeWaiting(wake: () => void) {
  wakers.add(wake);
  return () => {
    wakers.delete(wake);
  };
}

/** Takes what waits and everything that comes; returns how to stop. */
export function receiveNotices(taker: Receiver) {
  receiver = taker;
  for (const notice of waiting.splice(0)) taker.show(notice);
  return () => {
    if (receiver === taker) receiver = null;
  };
}
