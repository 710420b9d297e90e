import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from './freePort';

/** The program; unset on machines without it. */
export const nginxProgram = process.env.TEST_NGINX;

const DOCUMENTED = resolve('docs/deploy/nginx.conf');
const DOCUMENTED_PORTS = [3000, 3001];
/** The text that nginx logs when it listens. */
const IS_READY = 'event method';

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** Starts nginx with `docs/deploy/nginx.conf`, without TLS, in front of the processes on these ports. */
export async function startNginx(ports: readonly [number, number], folder: string): Promise<Nginx> {
  if (!nginxProgram) throw new Error('TEST_NGINX is not set');
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(ports, port, folder));
  const child = spawn(nginxProgram, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: 'pipe' });
  const exited = once(child, 'exit');
  let output = '';
  const ready = new Promise<void>((done) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes(IS_READY)) done();
    });
  });
  await Promise.race([ready, exited.then(() => Promise.reject(new Error(output)))]);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function configuration(ports: readonly number[], port: number, folder: string): string {
  let servers = readFileSync(DOCUMENTED, 'utf8');
  const replace = (documented: string | RegExp, ours: string) => {
    const changed = servers.replaceAll(documented, ours);
    if (changed === servers) throw new Error(`${DOCUMENTED} has no ${documented}`);
    servers = changed;
  };
  DOCUMENTED_PORTS.forEach((documented, index) => {
    replace(`127.0.0.1:${documented}`, `127.0.0.1:${ports[index]}`);
  });
  replace(/^ *(listen \[::\]|ssl_).*$/gm, '');
  replace(/^ *access_log .*$/gm, '');
  replace('listen 80;', `listen unix:${join(folder, 'redirect.sock')};`);
  replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  return `
    daemon off;
    master_process off;
    pid ${join(folder, 'nginx.pid')};
    error_log stderr notice;
    events {}
    http {
      access_log off;
      ${temporary}
      ${servers}
    }`;
}
