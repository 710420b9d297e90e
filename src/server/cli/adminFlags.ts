import { parseArgs } from 'node:util';
import { ConfigError } from '../settings/environment';
import { ask } from './prompts';

const QUESTIONS = {
  name: 'Name',
  email: 'E-mail',
  nip: 'NIP (18 digits, used to log in)',
} as const;

export type AdminField = keyof typeof QUESTIONS;
export type AdminFlags = Partial<Record<AdminField | 'password', string>>;

/** The flags that both programs take. `usage` is part of the messages. */
export function readAdminFlags(usage: string): AdminFlags {
  const type = 'string' as const;
  try {
    return parseArgs({
      options: { name: { type }, email: { type }, nip: { type }, password: { type } },
    }).values;
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}; ${usage}`);
  }
}

/** Asks for missing fields on the terminal; a script has to pass them all. */
export async function askForMissing<Field extends AdminField>(
  flags: AdminFlags,
  fields: readonly Field[],
  usage: string,
): Promise<Record<Field, string>> {
  const missing = fields.filter((field) => flags[field] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new ConfigError(`--${missing.join(', --')}: got nothing; ${usage}`);
  }
  const answers: [Field, string][] = [];
  for (const field of fields) {
    answers.push([field, flags[field] ?? (await ask(QUESTIONS[field], { isSecret: false }))]);
  }
  return Object.fromEntries(answers) as Record<Field, string>;
}
