import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates folders that are removed after the test file. */
export function temporaryFolders(): () => string {
  const made: string[] = [];
  afterAll(() => {
    // A program that was killed may still be writing.
    for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'simagang-test-'));
    made.push(folder);
    return folder;
  };
}

/** All paths below a folder, with a digest of each file. */
export function contentOf(folder: string): Record<string, string> {
  const content: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    content[path] = entry.isFile()
      ? createHash('sha256').update(readFileSync(path)).digest('hex')
      : 'folder';
  }
  return content;
}
