import { measureClock } from '@/client/session/serverClock';

const READING = 'GET';

let tell = () => {};

/** Called after each answer of the server, whatever it says: there is a network. */
export const whenAnswered = (listener: () => void): void => {
  tell = listener;
};

/** Notes an answer to a request that was sent at `sentAt`, by the clock of the device. */
export function noteAnswer(response: Response | undefined, sentAt: number, method = READING) {
  if (!response) return;
  measureClock(response.headers.get('date'), sentAt, method === READING);
  tell();
}
