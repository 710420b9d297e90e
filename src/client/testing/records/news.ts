import type { Notification } from '@/client/api/api';
import { type ApiStubs, reply } from '../stubApi';

export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 31,
  kind: 'resubmitted_logs',
  title: 'Budi Santoso mengirim ulang catatan 20 Nov 2026',
  detail: 'Instalasi jaringan',
  link: '/internships/15/activities/204',
  at: '2026-11-21T00:15:00.000Z',
  is_read: false,
  ...changes,
});

const DONE = { data: { message: 'Disimpan.' } };

/** A server that stores which of the news are read. The list may grow while a test runs. */
export const inboxStubs = (news: Notification[]): ApiStubs => {
  const change = (isRead: boolean, isMeant: (id: number) => boolean) => {
    for (const one of news) if (isMeant(one.id)) one.is_read = isRead;
    return DONE;
  };
  return {
    'GET /notifications': ({ query }) => ({
      data: news
        .filter(({ is_read }) => query.is_read === undefined || String(is_read) === query.is_read)
        .map((one) => ({ ...one })),
    }),
    'GET /notifications/count': () => ({
      data: { unread: news.filter(({ is_read }) => !is_read).length },
    }),
    'PUT /notifications': ({ body }) => {
      const { newest_id } = body as { newest_id: number };
      return change(true, (id) => id <= newest_id);
    },
    'PUT /notifications/:id': ({ params, body }) => {
      if (!news.some(({ id }) => id === Number(params.id))) return reply(404);
      return change((body as { is_read: boolean }).is_read, (id) => id === Number(params.id));
    },
  };
};

/** Streams of server-sent events that a test writes and ends. */
export const fakeStreams = () => {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
  const encoder = new TextEncoder();
  const state = { ended: 0 };
  const latest = () => opened.at(-1) as ReadableStreamDefaultController<Uint8Array>;
  return {
    /** How many were opened. */
    count: () => opened.length,
    /** How many the client closed. */
    closed: () => state.ended,
    answer: () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            opened.push(controller);
          },
          cancel: () => {
            state.ended += 1;
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
    write: (text: string) => latest().enqueue(encoder.encode(text)),
    end: () => latest().close(),
  };
};

export const CHANGE = 'event: change\ndata: {}\n\n';
