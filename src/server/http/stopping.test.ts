import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { handleError } from './errorHandler';
import { registerStopping } from './stopping';

test('a request on an open connection gets 503 with Retry-After while the server stops', async () => {
  const app = Fastify({ return503OnClosing: false });
  app.setErrorHandler(handleError);
  registerStopping(app);
  let finishFirst = () => {};
  app.get('/slow', () => new Promise((resolve) => (finishFirst = () => resolve('done'))));
  app.get('/next', async () => 'served');
  await app.listen({ port: 0, host: '127.0.0.1' });

  // An idle connection is closed, but not one that waits for an answer.
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  const arrival = once(app.server, 'request');
  socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await arrival;
  const closed = app.close();
  const nextArrival = once(app.server, 'request');
  socket.write('GET /next HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await nextArrival;
  finishFirst();
  await once(socket, 'close');
  await closed;

  const [, , second = ''] = received.split('HTTP/1.1 ');
  expect(second).toMatch(/^503 /);
  expect(second).toMatch(/retry-after: \d+/i);
  expect(second).toMatch(/connection: close/i);
  expect(JSON.parse(second.split('\r\n\r\n')[1] ?? '')).toEqual({
    message: 'Layanan sedang tidak tersedia. Silakan coba lagi nanti.',
  });
});
