import { hasUsedScreens } from './usedScreens';

const SHELL = ['/favicon.svg', '/assets/main.1.js'];

const aCache = (...files: string[]) =>
  ({ keys: async () => files.map((file) => ({ url: file })) }) as unknown as Cache;

test.each([
  ['no older build', [], false],
  ['the shell of an older build', [aCache('/', ...SHELL)], false],
  ['screens beside the shell', [aCache('/', ...SHELL, '/assets/student.1.js')], true],
])('a device with %s has used screens: %#', async (_what, older, isUsed) => {
  expect(await hasUsedScreens(older, SHELL)).toBe(isUsed);
});
