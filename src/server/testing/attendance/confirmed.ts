import type { callsOf } from '@/server/testing/aDesk';

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof callsOf>>['post']>>;

/** Sends an edit, and confirms what it changes about past days if the server asks about that. */
export async function confirmed(
  send: (seen: { reason?: string; seen_changes?: string }) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send({});
  if (answer.statusCode !== 409) return answer;
  const { verdict_changes } = answer.json();
  if (!verdict_changes) return answer;
  return send({ reason: 'Salah dicatat.', seen_changes: verdict_changes.seen_changes });
}
