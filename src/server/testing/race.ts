import type { TestApp } from './buildTestApp';

export type Answer = Awaited<ReturnType<TestApp['inject']>>;
export type Send = () => Promise<Answer>;

/** Sends all at the same time, the last one first in every other round; the answers are in the given order. */
export async function race<Sends extends Send[]>(round: number, ...sends: Sends) {
  const isReversed = round % 2 === 1;
  const started = (isReversed ? [...sends].reverse() : sends).map((send) => send());
  const answers = await Promise.all(started);
  return (isReversed ? answers.reverse() : answers) as { [Index in keyof Sends]: Answer };
}

export const statuses = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode);
