import { access, constants } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/** The path of a program of this machine, which `PATH` may name; null if nothing there can be run. */
export async function findProgram(program: string): Promise<string | null> {
  const folders = isAbsolute(program) ? [''] : (process.env.PATH ?? '').split(delimiter);
  for (const folder of folders) {
    const path = folder === '' ? program : join(folder, program);
    if (isAbsolute(path) && (await canRun(path))) return path;
  }
  return null;
}

const canRun = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
