import { createInterface } from 'node:readline';
import { ConfigError } from '../settings/environment';
import { ask } from './prompts';

/**
 * Reads the passphrase from BACKUP_PASSPHRASE, the terminal, or the first line of the standard input, in this order. Never from a
 * flag, which other users of the machine could read.
 */
export async function readPassphrase({ isNew }: { isNew: boolean }): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE || (await readFromInput(isNew));
  if (given) return given;
  throw new ConfigError(
    'passphrase: got nothing, takes BACKUP_PASSPHRASE or the first line of the standard input',
  );
}

async function readFromInput(isNew: boolean): Promise<string | undefined> {
  if (process.stdin.isTTY) {
    const passphrase = await ask('Passphrase', { isSecret: true });
    if (isNew && passphrase !== (await ask('Again', { isSecret: true }))) {
      throw new ConfigError('passphrase: got two different ones');
    }
    return passphrase;
  }
  for await (const line of createInterface({ input: process.stdin })) return line;
  return undefined;
}
