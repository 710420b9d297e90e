/** The time without news after which the page asks the server. */
export const SILENCE_MS = 10_000;

/** Resolves after some time without news. */
export function createSilence(signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout>;
  let resolve = () => {};
  const over = new Promise<void>((done) => {
    resolve = done;
  });
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(resolve, SILENCE_MS);
  };
  wait();
  signal.addEventListener('abort', () => clearTimeout(timer));
  return { over, news: wait, end: () => clearTimeout(timer) };
}
