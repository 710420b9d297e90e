import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { createOutages } from '@/server/db/outages';
import { silentLog } from '@/server/testing/silentLog';
import { IMAGE_MAX_BYTES } from '@/shared/constants/limits';
import { type BodyKind, registerBodies } from './bodies';
import { SMALL_BODY_BYTES } from './bodyQueue';
import { registerErrorHandler } from './errorHandler';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  registerErrorHandler(app, createOutages(silentLog));
  app.decorateRequest('user', null);
  await registerBodies(app);
  for (const body of ['none', 'json', 'form'] satisfies BodyKind[]) {
    app.post(`/${body}`, { config: { body } }, async (request) => ({
      body: JSON.parse(
        JSON.stringify(request.body ?? null, (key, value) => (key === 'content' ? '…' : value)),
      ),
    }));
  }
});
afterAll(() => app.close());

const post = (url: string, payload: string | Buffer, type?: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: type === undefined ? {} : { 'content-type': type },
  });

const FORM = 'multipart/form-data; boundary=xx';
const part = (disposition: string, content: string, type?: string) =>
  `--xx\r\nContent-Disposition: form-data; ${disposition}\r\n${
    type ? `Content-Type: ${type}\r\n` : ''
  }\r\n${content}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--xx--\r\n`;

describe('JSON', () => {
  test('parses it', async () => {
    const answer = await post('/json', '{"a":[1]}', 'application/json; charset=utf-8');
    expect(answer.json()).toEqual({ body: { a: [1] } });
  });

  test('accepts an empty body', async () => {
    expect((await post('/json', '', 'application/json')).json()).toEqual({ body: null });
    expect((await post('/none', '', 'application/json')).statusCode).toBe(200);
  });

  test('stays unread where the document declares no body', async () => {
    expect((await post('/none', '{', 'application/json')).json()).toEqual({ body: null });
  });

  test('must not be compressed', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/json',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"a":1}'),
    });
    expect(answer.statusCode).toBe(415);
  });

  test.each(['{', '{"a":1', "{'a':1}", '{"__proto__":{"admin":true}}', 'undefined'])(
    'rejects invalid JSON with 400: %s',
    async (text) => {
      const answer = await post('/json', text, 'application/json');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: 'Permintaan tidak dapat dibaca.' });
    },
  );

  test('rejects a body that is too large with 413', async () => {
    const text = JSON.stringify('x'.repeat(SMALL_BODY_BYTES));
    expect((await post('/json', text, 'application/json')).statusCode).toBe(413);
  });
});

describe('an unsupported content type', () => {
  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'answers 415: %s',
    async (type) => {
      for (const url of ['/json', '/form']) {
        expect((await post(url, 'a=1', type)).statusCode).toBe(415);
      }
    },
  );

  test('does not matter to operations without a body', async () => {
    expect((await post('/none', 'a=1', 'text/plain')).statusCode).toBe(200);
  });

  test('includes forms when the document declares JSON only', async () => {
    expect((await post('/json', form(part('name="a"', '1')), FORM)).statusCode).toBe(415);
  });
});

describe('a form', () => {
  test('becomes an object with type, size and content of its files', async () => {
    const answer = await post(
      '/form',
      form(
        part('name="nip"', '198503152010122002'),
        part('name="_method"', 'PUT'),
        part('name="digital_signature"; filename="ttd.png"', 'PNG!', 'image/png'),
        part('name="empty"; filename=""', '', 'application/octet-stream'),
      ),
      FORM,
    );
    expect(answer.json()).toEqual({
      body: {
        nip: '198503152010122002',
        digital_signature: { type: 'image/png', size: 4, filename: 'ttd.png', content: '…' },
      },
    });
  });

  test('can be sent as JSON instead', async () => {
    const answer = await post('/form', '{"nip":"1"}', 'application/json');
    expect(answer.json()).toEqual({ body: { nip: '1' } });
  });

  test('leaves a file that is too large to the rules, which report it for its field', async () => {
    const file = (size: number) =>
      form(part('name="f"; filename="f.png"', 'x'.repeat(size), 'image/png'));
    const sizeOf = async (size: number) =>
      (await post('/form', file(size), FORM)).json().body.f.size;
    expect(await sizeOf(IMAGE_MAX_BYTES)).toBe(IMAGE_MAX_BYTES);
    expect(await sizeOf(IMAGE_MAX_BYTES + 1)).toBe(IMAGE_MAX_BYTES + 1);
    expect(await sizeOf(IMAGE_MAX_BYTES * 2)).toBe(IMAGE_MAX_BYTES + 1);
  });

  test('answers 413 when it is far too large', async () => {
    const content = 'x'.repeat(IMAGE_MAX_BYTES * 3);
    const answer = await post(
      '/form',
      form(part('name="f"; filename="f.png"', content, 'image/png')),
      FORM,
    );
    expect(answer.statusCode).toBe(413);
    const field = form(part('name="a"', 'x'.repeat(100_000)));
    expect((await post('/form', field, FORM)).statusCode).toBe(413);
  });

  test('may contain one file', async () => {
    const file = (name: string) => part(`name="${name}"; filename="a.png"`, 'PNG!', 'image/png');
    for (const [second, ...others] of [['b'], ['a'], ['b', 'c', 'd']]) {
      const files = [file('a'), file(second ?? ''), ...others.map(file)];
      const answer = await post('/form', form(...files), FORM);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ [second ?? '']: ['Kirim hanya satu berkas.'] });
    }
    const empty = part('name="b"; filename="b.png"', '');
    expect((await post('/form', form(file('a'), empty, empty), FORM)).statusCode).toBe(422);
  });

  test('takes no JSON in a field', async () => {
    const field = form(part('name="a"', '[[[]]]', 'application/json'));
    expect((await post('/form', field, FORM)).statusCode).toBe(400);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['cut off', FORM, part('name="a"', '1')],
    ['with a field that is none', FORM, form(part('name="__proto__"', '1'))],
    ['for another method', FORM, form(part('name="_method"', 'delete'))],
  ])('answers 400 %s', async (_name, type, payload) => {
    expect((await post('/form', payload, type)).statusCode).toBe(400);
  });
});
