import {
  createReadStream,
  createWriteStream,
  existsSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { syncFolder } from '../embedded/dataDir';
import { codeOf, reasonOf } from '../startError';
import { BackupError } from './backupError';
import { damaged, foreign } from './backupFormat';

const AGE = Buffer.from('age-encryption.org/v1\n');
const GZIP = Buffer.from([0x1f, 0x8b]);
const PRIVATE_FILE = 0o600;

/**
 * Writes beside the file and renames, so that a file of this name is always complete.
 * @returns its size.
 */
export async function writeBackupFile(
  file: string,
  content: AsyncIterable<Buffer>,
  passphrase: string | null,
): Promise<number> {
  assertIsNew(file);
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.partial`);
  const compressed = createGzip();
  // `flush` syncs the file to disk.
  const options = { mode: PRIVATE_FILE, flush: true };
  try {
    const stored = passphrase === null ? compressed : await encrypted(compressed, passphrase);
    const ended = await Promise.allSettled([
      pipeline(content, compressed),
      pipeline(stored, createWriteStream(draft, options)),
    ]);
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
    const { size } = statSync(draft);
    assertIsNew(file);
    renameSync(draft, file);
    syncFolder(dirname(file));
    return size;
  } catch (error) {
    rmSync(draft, { force: true });
    throw writeErrorOf(error, file);
  }
}

export function assertIsNew(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Take another name.`);
}

/** @throws BackupError when the file cannot be read, or is neither encrypted nor compressed. */
export async function isEncrypted(file: string): Promise<boolean> {
  const start = await startOf(file);
  if (start.subarray(0, AGE.length).equals(AGE)) return true;
  if (start.subarray(0, GZIP.length).equals(GZIP)) return false;
  throw foreign();
}

/** The content of the file; any later change of the file ends in a BackupError. */
export async function* readBackupFile(
  file: string,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const needsPassphrase = await isEncrypted(file);
  if (needsPassphrase && passphrase === null) {
    throw new BackupError('the backup is encrypted: its passphrase is needed');
  }
  try {
    const stored = createReadStream(file);
    const compressed =
      needsPassphrase && passphrase !== null ? await decrypted(stored, passphrase) : stored;
    const content = createGunzip();
    // Its errors are those of `content`.
    pipeline(compressed, content).catch(() => {});
    yield* content;
  } catch (error) {
    throw readErrorOf(error);
  }
}

async function encrypted(content: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

async function decrypted(content: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(content)));
}

type WebStream = Parameters<Encrypter['encrypt']>[0];

/** Node's types of these streams differ from those of the browser, which the library uses. */
function toWeb(content: Readable): WebStream & globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(content) as never;
}

function fromWeb(content: unknown): Readable {
  return Readable.fromWeb(content as ReadableStream<Uint8Array>);
}

async function startOf(file: string): Promise<Buffer> {
  try {
    const handle = await open(file, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new BackupError(`there is no file ${file}`);
    throw new BackupError(`${file} cannot be read (${reasonOf(error)})`);
  }
}

function readErrorOf(error: unknown): unknown {
  const reason = reasonOf(error);
  if (/no identity matched/.test(reason)) {
    return new BackupError('the passphrase does not open this backup. Nothing was changed.');
  }
  return error instanceof BackupError ? error : damaged(reason);
}

function writeErrorOf(error: unknown, file: string): unknown {
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new BackupError(`there is no folder ${dirname(file)}`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupError(`no space left for ${file}. Make room, or take another disk.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(`${file} cannot be written (${reasonOf(error)})`);
    default:
      return error;
  }
}
