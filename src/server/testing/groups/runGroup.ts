import { join } from 'node:path';
import { filesOfGroup } from './groupedFiles';

/** Runs the test files of a group in one environment, which loads and compiles the server once. */
export function runGroup(group: number): void {
  for (const file of filesOfGroup(group)) {
    describe(file, () => {
      require(join(process.cwd(), file));
    });
  }
}
