import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError } from '../settings/environment';

const SILENT = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks a question on the terminal; the answer to a secret question is not echoed. Ctrl+C and Ctrl+D end the program. */
export async function ask(question: string, { isSecret }: { isSecret: boolean }): Promise<string> {
  const text = `${question}: `;
  const output = isSecret ? SILENT() : process.stdout;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Readline writes question and answer to one stream; the terminal itself echoes nothing from here on.
  if (isSecret) process.stdout.write(text);
  const ended = new AbortController();
  terminal.once('close', () => ended.abort());
  try {
    return await terminal.question(isSecret ? '' : text, ended);
  } catch (error) {
    throw ended.signal.aborted ? new ConfigError('ended at a question') : error;
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
}
