import { createInterface } from 'node:readline';
import { ConfigError } from '../settings/environment';
import { ask } from './prompts';

const QUESTION = 'Password (at least 8 characters)';

/** Reads the password from the flag, the terminal, or the first line of the standard input, in this order. */
export async function readPassword(flag: string | undefined): Promise<string> {
  if (flag !== undefined) {
    console.error(
      'Warning: other users of this machine can read --password in the list of processes, and the shell keeps it in its history. Leave the flag out and send the password to the standard input.',
    );
    return flag;
  }
  if (process.stdin.isTTY) return ask(QUESTION, { isSecret: true });
  for await (const line of createInterface({ input: process.stdin })) {
    if (line !== '') return line;
    break;
  }
  throw new ConfigError('password: got nothing, takes the first line of the standard input');
}
