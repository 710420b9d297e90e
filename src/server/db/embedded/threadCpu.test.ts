import { currentThread, threadCpuMs } from './threadCpu';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('tells the CPU time of one thread', () => {
  const thread = currentThread();
  // The main thread has the number of the process.
  expect(thread).toBe(String(process.pid));
  const { user, system } = process.cpuUsage();
  expect(threadCpuMs(thread)).toBeGreaterThan(0);
  expect(threadCpuMs(thread)).toBeLessThanOrEqual((user + system) / 1_000 + 1_000);
});

test.each([null, '0', 'none'])('takes the CPU time of the process for the thread %s', (thread) => {
  const { user, system } = process.cpuUsage();
  expect(threadCpuMs(thread)).toBeGreaterThanOrEqual((user + system) / 1_000);
});
