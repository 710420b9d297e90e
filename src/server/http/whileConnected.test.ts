import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { whileConnected } from './whileConnected';

const BODY = '{"password":"x"}';
const REQUEST = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;

test('aborts the work of a client that hangs up, not of one that waits', async () => {
  const app = fastify();
  const works: { signal: AbortSignal; finish: () => void }[] = [];
  let arrived = () => {};
  app.post('/', (request) =>
    whileConnected(request, (signal) => {
      arrived();
      return new Promise<string>((resolve) =>
        works.push({ signal, finish: () => resolve('done') }),
      );
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };

  const send = async () => {
    const hasArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const client = connect(port, '127.0.0.1');
    client.write(REQUEST);
    await hasArrived;
    return client;
  };
  const gone = await send();
  const waiting = await send();
  const [first, second] = works;
  const aborted = once(first?.signal as AbortSignal, 'abort');
  gone.destroy();
  await aborted;
  expect(second?.signal.aborted).toBe(false);

  second?.finish();
  expect(String(await once(waiting, 'data'))).toContain('done');
  waiting.destroy();
  await once(waiting, 'close');
  expect(second?.signal.aborted).toBe(false);
  first?.finish();
  await app.close();
});
