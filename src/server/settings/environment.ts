/** Stops the start: main.ts and the command-line tools print only its one-line `message`. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/** The value of a setting; null for an empty one, too. */
export type Given = (name: string) => string | null;

export const givenIn =
  (env: Environment): Given =>
  (name) =>
    env[name]?.trim() ? env[name].trim() : null;

export function refuse(name: string, got: string, takes: string): never {
  throw new ConfigError(`${name}: got ${got}, takes ${takes}`);
}

export const quoted = (value: string): string =>
  JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
