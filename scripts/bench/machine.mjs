import { loadavg } from 'node:os';

const BUSY = 1;

/** Ends the process on a busy machine, whose figures would be meaningless, unless `--busy` is given. */
export const requireQuietMachine = () => {
  const [load] = loadavg();
  if (load <= BUSY || process.argv.includes('--busy')) return;
  console.error(
    `The machine is busy (load ${load.toFixed(1)}, at most ${BUSY}). Try again later, or use --busy.`,
  );
  process.exit(1);
};
