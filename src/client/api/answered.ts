import { measureClock } from '@/client/session/serverClock';

/** A network that asks for a log-in answers with its own pages, and by its own clock. */
const isOfServer = ({ headers }: Response) => headers.get('content-type')?.includes('json');

let tell = () => {};

/** Called after each answer of the server, whatever it says: there is a network. */
export const whenAnswered = (listener: () => void): void => {
  tell = listener;
};

/** Notes an answer to a request that was sent at `sentAt`, by the clock of the device. */
export function noteAnswer(response: Response | undefined, sentAt: number) {
  if (!response) return;
  if (isOfServer(response)) measureClock(response.headers.get('date'), sentAt);
  tell();
}
