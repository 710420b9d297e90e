import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a question on the terminal; the answer to a secret question is not echoed. */
export async function ask(question: string, { isSecret }: { isSecret: boolean }): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write(chunk, encoding, done) {
      if (isMuted) done();
      else process.stdout.write(chunk, encoding, done);
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const answer = terminal.question(`${question}: `);
    isMuted = isSecret;
    return await answer;
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
}
