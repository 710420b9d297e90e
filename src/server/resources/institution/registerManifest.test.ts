import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { shortName } from './registerManifest';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    clientDir: resolve('public'),
    config: { appName: null, appDepartment: null, appProgramme: null },
  });
});
afterAll(() => app.close());

const manifest = async () => {
  const answer = await app.inject({ url: '/manifest.webmanifest' });
  expect(answer.statusCode).toBe(200);
  return answer;
};

test('the manifest names the installation as the super admin has stated it', async () => {
  const headers = await app.signIn('super_admin');
  await app.inject({
    method: 'PUT',
    url: '/api/institution',
    headers,
    payload: { app_name: 'Magang Vokasi', department: 'Jurusan Mesin', programme: 'D3 Mesin' },
  });
  const answer = await manifest();
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.json()).toMatchObject({
    name: 'Magang Vokasi',
    short_name: 'Magang',
    description: 'Manajemen magang mahasiswa · Jurusan Mesin',
    start_url: '/',
    display: 'standalone',
  });
});

test('every picture of the manifest is there, in the stated size', async () => {
  const { icons, screenshots } = (await manifest()).json();
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const file = join('public', src);
    expect({ src, isThere: existsSync(file) }).toEqual({ src, isThere: true });
    const { width, height } = await sharp(file).metadata();
    expect({ src, sizes: `${width}x${height}` }).toEqual({ src, sizes });
  }
});

test.each([
  ['SiMagang', 'SiMagang'],
  ['Magang Vokasi', 'Magang'],
  ['Sistem Magang TI', 'Sistem'],
  ['SistemInformasiMagang', 'SistemInform'],
])('the name %s is shortened to %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
