import { readSessionSecret } from './auth/sessionSecret';
import { type Config, readSettings, type Settings } from './config';
import { inspectDataDir } from './db/embedded/dataDir';
import { ConfigError, type Environment } from './settings/environment';
import { SECRET_MIN } from './settings/values';

/**
 * The settings plus the session secret: SESSION_SECRET, or a secret that is generated on the first
 * start and stored in `dataDir`.
 */
export function loadConfig(env: Environment): Config {
  const settings = readSettings(env);
  return { ...settings, sessionSecret: settings.givenSessionSecret ?? storedSecret(settings) };
}

function storedSecret({ dataDir, databaseUrl, environment }: Settings): string {
  // Processes that share a database must share the secret, or each rejects the others' tokens.
  if (databaseUrl !== null && environment === 'production') {
    throw new ConfigError(
      `SESSION_SECRET: got nothing, takes at least ${SECRET_MIN} characters (required with DATABASE_URL in production)`,
    );
  }
  // Checked before anything is written: a directory that belongs to something else stays untouched.
  if (databaseUrl === null) inspectDataDir(dataDir);
  try {
    return readSessionSecret(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR: got "${dataDir}", takes a folder to write to (${reason})`);
  }
}
