import { dataDirPaths } from './embedded/dataDir';

/** The database in the terms of operators, without the password. */
export function databasePlace(settings: { databaseUrl: string | null; dataDir: string }): string {
  return settings.databaseUrl === null
    ? `the embedded database in ${dataDirPaths(settings.dataDir).root}`
    : serverPlace(settings.databaseUrl);
}

export function serverPlace(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
