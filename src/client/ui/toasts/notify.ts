import { createListeners } from '@/client/session/createListeners';

export type NoticeKind = 'success' | 'error' | 'info' | 'warning';

export type Notice = { kind: NoticeKind; title: string; description?: string };

/** Immutable, so that React can detect changes. */
let queue: readonly Notice[] = [];
const { tell, listen } = createListeners();

function setQueue(notices: readonly Notice[]) {
  queue = notices;
  tell();
}

const sender =
  (kind: NoticeKind) =>
  (title: string, description?: string): void =>
    setQueue([...queue, { kind, title, description }]);

/** The one way to show a toast. */
export const notify = {
  success: sender('success'),
  error: sender('error'),
  info: sender('info'),
  warning: sender('warning'),
};

/** The notices that have not been shown yet. */
export const queuedNotices = () => queue;

/** Empties the queue. */
export function takeNotices() {
  const notices = queue;
  if (notices.length > 0) setQueue([]);
  return notices;
}

export const onNoticesChange = listen;
