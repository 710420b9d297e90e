/** Kills a process, or with a negative number the group that it leads. One that has ended already is no error. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
