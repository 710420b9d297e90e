const recordIn = (answer: unknown): unknown => (answer as { data?: unknown } | null)?.data;

/**
 * Reads an answer whose success has a record, as all of the server have. A success without one is no answer: a proxy, or a
 * network that asks for a log-in, may answer anything with 200 or nothing with 204.
 */
export async function readRecord(response: Response): Promise<unknown> {
  const text = await response.text();
  const answer: unknown = text ? JSON.parse(text) : null;
  const record = recordIn(answer);
  const isStored = typeof record === 'object' && record !== null;
  if (response.ok && !isStored) throw new Error('The answer has no record.');
  return answer;
}
