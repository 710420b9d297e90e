import { endTurn, takeTurn } from './unsentStore';

const TURN = 'send-unsent';

/** Longer than one request takes; a tab that dies leaves its turn to others after that. */
const TURN_MS = 3 * 60_000;
const EXTENDED_EVERY_MS = 60_000;

const tab = Math.random().toString(36).slice(2);

/** Where there are no locks, such as without HTTPS: a turn in the database, whose transactions run one by one. */
async function inTurn(work: () => Promise<void>): Promise<boolean> {
  if (!(await takeTurn(tab, TURN_MS))) return false;
  const timer = setInterval(() => void takeTurn(tab, TURN_MS).catch(() => {}), EXTENDED_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await endTurn().catch(() => {});
  }
  return true;
}

/** Runs the work unless another tab of this browser is at it. Resolves to whether it ran. */
export async function inOneTab(work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) return inTurn(work);
  return navigator.locks.request(TURN, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
