import { join } from 'node:path';
import { reuseEngines } from '../testDatabase';
import { filesOfGroup } from './groupedFiles';

/** Runs the test files of a group in one environment, which loads the server and starts a database once. */
export function runGroup(group: number): void {
  reuseEngines();
  for (const file of filesOfGroup(group)) {
    describe(file, () => {
      require(join(process.cwd(), file));
    });
  }
}
