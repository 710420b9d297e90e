import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { few } from '@/shared/testing/testLevel';
import { bundleOf, NODE_FLAGS } from './testing/bundles';

const runFile = promisify(execFile);

async function answersIn(zone: string) {
  const { stdout } = await runFile(
    process.execPath,
    [...NODE_FLAGS, bundleOf('timeZoneAnswers.child')],
    {
      env: { ...process.env, TZ: zone },
      maxBuffer: 1 << 26,
    },
  );
  return JSON.parse(stdout) as { url: string; status: number; body: unknown }[];
}

test('the time zone of the process changes no answer at the edges of days, months and years', async () => {
  const utc = await answersIn('UTC');
  for (const zone of few(['America/Los_Angeles', 'Asia/Jakarta'], 1)) {
    expect(await answersIn(zone)).toEqual(utc);
  }
  const attended = utc.filter(
    ({ url, status }) => url.endsWith('presence-student') && status === 200,
  );
  expect(attended.length).toBeGreaterThan(0);
});
