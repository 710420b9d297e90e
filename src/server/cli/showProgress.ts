import type { Progress } from '../db/backup/dumpDatabase';

const number = new Intl.NumberFormat('en');

/** On a terminal the line of a table is overwritten; elsewhere, each table gets one line at its end. */
export function showProgress(): Progress {
  return (table, rows, total) => {
    const isComplete = rows >= total;
    const text = `  ${table}: ${number.format(rows)} of ${number.format(total)}`;
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}${isComplete ? '\n' : ''}`);
    else if (isComplete) process.stderr.write(`${text}\n`);
  };
}
