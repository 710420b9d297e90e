export type NoticeKind = 'success' | 'error' | 'info' | 'warning';

export type Notice = { kind: NoticeKind; title: string; description?: string };

type Receiver = (notice: Notice) => void;

const waiting: Notice[] = [];
const wakers = new Set<() => void>();
let receiver: Receiver | null = null;

function send(notice: Notice) {
  if (receiver) return receiver(notice);
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

export const hasWaitingNotices = () => waiting.length > 0;

/** Calls back when a notice comes and nobody draws notices yet. */
export function onNoticeWaiting(wake: () => void) {
  wakers.add(wake);
  return () => {
    wakers.delete(wake);
  };
}

/** Takes what waits and everything that comes; returns how to stop. */
export function receiveNotices(receive: Receiver) {
  receiver = receive;
  for (const notice of waiting.splice(0)) receive(notice);
  return () => {
    if (receiver === receive) receiver = null;
  };
}
