import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundleOf, NODE_FLAGS } from './bundles';

export interface Finished {
  code: number | null;
  output: string;
}

export interface ServerProcess {
  url: string;
  /** Sends the signal and waits for the end of the process. */
  stop(signal: NodeJS.Signals): Promise<Finished>;
  output(): string;
  /** Waits until its output contains this text. */
  says(text: string): Promise<void>;
}

const running = new Map<ChildProcess, Promise<Finished>>();

/** Ends the programs of a failed test, in `afterEach`. */
export async function killPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(([child, ended]) => {
      child.kill('SIGKILL');
      return ended;
    }),
  );
}

/** Starts main.ts in a process of its own on a free port and waits until it listens. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const { output, child, says, stop } = startProgram('main', [], { PORT: '0', ...env });
  const port = await find({ child, output }, () => /http:\/\/\S+:(\d+)/.exec(output())?.[1]);
  return {
    url: `http://127.0.0.1:${port}`,
    output,
    says,
    stop,
  };
}

/** Starts a program of src/server/cli in a pseudo-terminal, where it asks instead of reading its input. */
export function startInTerminal(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const words = [process.execPath, ...NODE_FLAGS, bundleOf(program), ...args];
  const line = words.map((word) => `'${word}'`).join(' ');
  const { child, ended, says } = startProcess('script', ['-qec', line, '/dev/null'], env);
  return { ended, says, type: (keys: string) => child.stdin.write(keys) };
}

type Running = { child: ChildProcessWithoutNullStreams; output: () => string };

/** Looks again after each piece of output, until the program ends. Rejects with what it has said. */
function find<T>({ child, output }: Running, look: () => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const found = look();
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', check);
    child.once('exit', () => reject(new Error(output())));
    check();
  });
}

/** Runs a program of src/server/cli to its end; `input` is its standard input. */
export async function runProgram(
  program: string,
  args: string[],
  { env, input = '' }: { env: NodeJS.ProcessEnv; input?: string },
): Promise<Finished> {
  const { ended, child } = startProgram(program, args, env);
  child.stdin?.end(input);
  return ended;
}

/** Starts a program of src/server/cli, or main.ts. */
export function startProgram(name: string, args: string[], env: NodeJS.ProcessEnv) {
  return startProcess(process.execPath, [...NODE_FLAGS, bundleOf(name), ...args], env);
}

function startProcess(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(command, args, {
    env: { ...inherited, NODE_ENV: 'development', ...env },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]): Finished => {
    running.delete(child);
    return { code, output };
  });
  running.set(child, ended);
  const stop = (signal: NodeJS.Signals): Promise<Finished> => {
    child.kill(signal);
    return ended;
  };
  const program = { child, output: () => output };
  const says = async (text: string): Promise<void> => {
    await find(program, () => output.includes(text) || undefined);
  };
  return { ...program, ended, says, stop };
}
