import { connect } from 'node:net';
import { BROKEN_FORMS } from '@/server/testing/nastyInput/brokenForms';
import { type NastyServer, openNastyServer } from '@/server/testing/nastyInput/nastyServer';
import {
  FORM_TYPE,
  OPERATIONS,
  type SoundRequest,
  soundRequest,
  urlOf,
  wholeForm,
} from '@/server/testing/nastyInput/soundRequest';
import { everyNth } from '@/shared/testing/testLevel';

const UPLOADS = [
  'createUser',
  'createLecturer',
  'updateLecturer',
  'createMentor',
  'updateMentor',
  'createActivityPhoto',
  'createAttendanceRequest',
  'updatePlacementRequestFile',
  'updateLetterScan',
  'createLetterTemplateVersion',
  'previewLetterTemplate',
  'createFinalReportVersion',
  'changeOwnSignature',
  'readImportFile',
] as const;

let server: NastyServer;
let port: number;
beforeAll(async () => {
  server = await openNastyServer();
  const { fastify } = server.app;
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (fastify.server.address() as { port: number }).port;
});
afterAll(() => server.app.close());

test('knows all operations that take a form', async () => {
  const sounds = await Promise.all(OPERATIONS.map((operation) => soundRequest(server, operation)));
  const takingForms = OPERATIONS.filter((_, index) => sounds[index]?.takesForm);
  // The access matrix has no code of an invitation, without which the form is a 404.
  expect(takingForms.sort()).toEqual([...UPLOADS, 'acceptInvitation'].sort());
});

/** The short form sends each form to one operation. */
const uploadsFor = (index: number) => everyNth(UPLOADS, UPLOADS.length, index);

test.each(
  everyNth(
    BROKEN_FORMS.map((form, index) => ({ ...form, index })),
    4,
  ),
)('a form with $about', async ({ type, payload, verdicts, index }) => {
  for (const operation of uploadsFor(index)) {
    const sound = await soundRequest(server, operation);
    const url = urlOf(sound, sound.path, []);
    const sent = { url, headers: sound.headers, type, payload: payload(sound) };
    const { statusCode } = await server.survives(sound, sent);
    expect(verdicts).toContain(statusCode < 300 ? 'taken' : statusCode);
  }
});

test.each(UPLOADS)('a whole form is taken by %s', async (operation) => {
  const sound = await soundRequest(server, operation);
  const { statusCode } = await server.survives(sound, {
    url: urlOf(sound, sound.path, []),
    headers: sound.headers,
    type: FORM_TYPE,
    payload: wholeForm(sound),
  });
  expect(statusCode).toBe(sound.status);
});

/** Sends these bytes, then nothing more, and returns the statuses of the answers. */
function statusesOf(bytes: Buffer): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)));
    });
    socket.end(bytes);
  });
}

function rawRequest(sound: SoundRequest, length: (bytes: number) => string[], body: Buffer) {
  const headers = {
    host: '127.0.0.1',
    'content-type': FORM_TYPE,
    connection: 'close',
    ...sound.headers,
  };
  const lines = [
    `${sound.method.toUpperCase()} ${urlOf(sound, sound.path, [])} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...length(body.length),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}

const LENGTHS: Record<string, { length: (bytes: number) => string[]; statuses: number[] }> = {
  'more than is sent': { length: (bytes) => [`content-length: ${bytes + 500}`], statuses: [400] },
  'less than is sent': { length: (bytes) => [`content-length: ${bytes - 60}`], statuses: [400] },
  'no number': { length: () => ['content-length: many'], statuses: [400] },
  negative: { length: () => ['content-length: -1'], statuses: [400] },
  'two different ones': {
    length: (bytes) => [`content-length: ${bytes}`, `content-length: ${bytes + 1}`],
    statuses: [400],
  },
  'one beside chunks': {
    length: (bytes) => [`content-length: ${bytes}`, 'transfer-encoding: chunked'],
    statuses: [400],
  },
  'far too much': { length: () => ['content-length: 99999999999'], statuses: [400, 413] },
};

test.each(Object.entries(LENGTHS).map(([lie, about], index) => ({ lie, ...about, index })))(
  'a form whose length is a lie: $lie',
  async ({ length, statuses, index }) => {
    for (const operation of uploadsFor(index)) {
      const sound = await soundRequest(server, operation);
      const body = wholeForm(sound);
      const received = await statusesOf(rawRequest(sound, length, body));
      // The client is gone, so there may be no answer.
      for (const status of received) expect(statuses).toContain(status);
      expect(await server.state.hasChanged()).toBe(false);
      const health = await server.app.inject({ url: '/api/health' });
      expect(health.statusCode).toBe(200);
    }
  },
);
