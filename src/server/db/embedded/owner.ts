import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, reasonOf, StartError } from '../startError';

interface Foreign {
  path: string;
  owner: Stats;
}

/**
 * Files that root makes in the folder of the service lock it out, and files of another user cannot be read: neither
 * is a damaged database.
 * @throws StartError when the folder, or something in it that is ours, belongs to another user.
 */
export function assertIsOwner(root: string, isOurs: (name: string) => boolean): void {
  // Windows has no such owners.
  const user = process.geteuid?.();
  const folder = statSync(root, { throwIfNoEntry: false });
  if (user === undefined || folder === undefined) return;
  const [me, whole] = [nameOf(user), `chown -R ${forChown(user)} ${root}`];
  if (folder.uid !== user) {
    const owner = nameOf(folder.uid);
    throw new StartError(
      `DATA_DIR: ${root} belongs to ${owner}, and this program runs as ${me}. Nothing was changed. Run it as ${owner}; or, when ${me} is to run SiMagang from now on, stop it everywhere and run as root: ${whole}`,
    );
  }
  for (const name of namesIn(root).filter(isOurs)) {
    const foreign = firstForeign(join(root, name), user, statSync);
    if (foreign) {
      throw new StartError(
        `DATA_DIR: ${foreign.path} belongs to ${nameOf(foreign.owner.uid)}, and this program runs as ${me}. The database is not damaged. Run as root: ${whole}`,
      );
    }
  }
}

/** Reports what the system denies as denied, and not as missing. */
export function tellingWhatIsDenied<Result>(root: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof StartError || code === undefined) throw error;
    if (!['EACCES', 'EPERM'].includes(code)) {
      throw new StartError(`DATA_DIR: ${root} cannot be read (${reasonOf(error)}).`);
    }
    const { path = root } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR: ${path} cannot be read by this user (${code}). The database is not damaged. ${remedyFor(root)}`,
    );
  }
}

function remedyFor(root: string): string {
  const user = process.geteuid?.();
  return user === undefined
    ? 'Give this user all rights to the folder.'
    : `Run as root: chown -R ${forChown(user)} ${root} && chmod -R u=rwX,go= ${root}`;
}

/** Symbolic links below the names of DATA_DIR lead elsewhere and are left alone. */
function firstForeign(
  path: string,
  user: number,
  stat: typeof statSync | typeof lstatSync,
): Foreign | undefined {
  const owner = stat(path, { throwIfNoEntry: false });
  // A running server removes files.
  if (owner === undefined || owner.isSymbolicLink()) return undefined;
  if (owner.uid !== user) return { path, owner };
  if (!owner.isDirectory()) return undefined;
  for (const name of namesIn(path)) {
    const foreign = firstForeign(join(path, name), user, lstatSync);
    if (foreign) return foreign;
  }
  return undefined;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return [];
    throw error;
  }
}

function nameOf(user: number): string {
  const account = accountOf(user);
  return account === undefined ? `uid ${user}` : `${account} (uid ${user})`;
}

/** The name for chown; the colon means the group of the account. */
function forChown(user: number): string {
  const account = accountOf(user);
  return account === undefined ? String(user) : `${account}:`;
}

/** Undefined where accounts are elsewhere, as on macOS. */
function accountOf(user: number): string | undefined {
  try {
    const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
    return accounts.find((line) => line.split(':')[2] === String(user))?.split(':')[0];
  } catch {
    return undefined;
  }
}
