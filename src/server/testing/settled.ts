import type { callsOf } from '@/server/testing/aDesk';
import { ASKING } from '@/shared/constants/leftovers';
import type { components } from '@/shared/contract.gen';

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof callsOf>>['put']>>;
type Choice = components['schemas']['LeftoverChoice'];
type Leftovers = components['schemas']['Leftovers'];

export const LEFT_REASON = 'Sudah dibicarakan dengan mitra.';

/** The numbers by kind that an edit is refused with. */
export const leftoversIn = (answer: Answer): Record<string, number> => {
  const { leftovers }: { leftovers?: Leftovers } = answer.json();
  return Object.fromEntries((leftovers?.items ?? []).map(({ kind, count }) => [kind, count]));
};

/** The answer to the leftovers that an edit is refused with. */
export const settling = (refused: Answer, choice?: Choice) => ({
  reason: LEFT_REASON,
  seen_leftovers: (refused.json().leftovers as Leftovers).seen_leftovers,
  ...(choice && { settle_leftovers: choice }),
});

/** Sends an edit that leaves something over, and again with the choice. */
export async function settled(send: (answer: object) => Promise<Answer>, choice?: Choice) {
  return send(settling(await send(ASKING), choice));
}
