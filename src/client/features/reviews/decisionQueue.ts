/** Sends one request after the other, and knows when a list contains all of them. */
export function createDecisionQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let sent = 0;
  let isReading = false;

  const send = <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    underWay += 1;
    sent += 1;
    const answer = last.then(request);
    last = answer
      .catch(() => {})
      .then(() => {
        underWay -= 1;
      });
    return answer;
  };

  /**
   * Reads the list after all requests; resolves to whether it contains them. A list that was
   * requested while nothing was under way contains everything sent before it.
   */
  const settle = async (read: () => Promise<boolean>): Promise<boolean> => {
    await last;
    if (isReading) return false;
    isReading = true;
    let contained: number | null;
    let isRead: boolean;
    do {
      contained = underWay === 0 ? sent : null;
      isRead = await read();
    } while (contained !== sent && underWay === 0);
    isReading = false;
    return isRead && contained === sent;
  };

  return { send, settle, isIdle: () => underWay === 0 };
}
