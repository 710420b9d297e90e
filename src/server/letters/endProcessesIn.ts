import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { kill } from './kill';

/**
 * Ends programs that a killed server has started and that still work in a folder: a LibreOffice names the address
 * of its profile. Only Linux shows their words.
 */
export async function endProcessesIn(folder: string): Promise<void> {
  const address = pathToFileURL(folder).href;
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const words = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (!words.includes(`${address}/`)) continue;
    // Also what it has started, where it leads a group.
    kill(-Number(name));
    kill(Number(name));
  }
}
