import fastify from 'fastify';
import { warnOfUntrustedProxy } from './untrustedProxy';

async function warningsOf(trustProxy: boolean, headers: Record<string, string>) {
  const lines: string[] = [];
  const app = fastify({ trustProxy, logger: { stream: { write: (line) => lines.push(line) } } });
  warnOfUntrustedProxy(app);
  app.get('/', async () => 'done');
  for (let requests = 0; requests < 3; requests += 1) await app.inject({ url: '/', headers });
  await app.close();
  return lines.filter((line) => line.includes('TRUST_PROXY'));
}

test('says once that a header of an untrusted proxy was ignored', async () => {
  expect(await warningsOf(false, { 'x-forwarded-for': '192.0.2.7' })).toHaveLength(1);
});

test('says nothing when the proxy is trusted, or when there is none', async () => {
  expect(await warningsOf(true, { 'x-forwarded-for': '192.0.2.7' })).toEqual([]);
  expect(await warningsOf(false, {})).toEqual([]);
});
