import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { kill } from './kill';

interface Conversion {
  program: string;
  /** A profile of its own: two runs with the same one disturb each other. */
  profile: string;
  /** A folder for its temporary files. */
  temporary: string;
  documents: readonly string[];
  /** The folder for the PDFs, which have the names of the documents. */
  into: string;
}

/** The part of its words that the log keeps. */
const WORDS_MAX = 2_000;

/** Converts documents to PDF in one run of LibreOffice. @throws Error with what it said. An abort ends it. */
export function runOffice(
  { program, profile, temporary, documents, into }: Conversion,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const office = spawn(
      program,
      [
        `-env:UserInstallation=${pathToFileURL(profile)}`,
        ...['--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck'],
        ...['--convert-to', 'pdf', '--outdir', into],
        ...documents,
      ],
      {
        // It learns no secrets of the server.
        env: {
          PATH: process.env.PATH,
          HOME: profile,
          TMPDIR: temporary,
          LANG: 'C.UTF-8',
          SAL_USE_VCLPLUGIN: 'svp',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own, because the program starts others.
        detached: true,
      },
    );
    let words = '';
    const listen = (part: Buffer) => {
      words = `${words}${part}`.slice(-WORDS_MAX);
    };
    office.stdout.on('data', listen);
    office.stderr.on('data', listen);
    const killGroup = () => {
      if (office.pid !== undefined) kill(-office.pid);
    };
    signal.addEventListener('abort', killGroup);
    if (office.pid !== undefined) giveWay(office.pid);
    office.once('error', reject);
    office.once('close', (code) => {
      signal.removeEventListener('abort', killGroup);
      if (signal.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new Error(`LibreOffice ended with ${code}: ${words.trim()}`));
    });
  });
}

/** Leaves the CPU to requests. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
