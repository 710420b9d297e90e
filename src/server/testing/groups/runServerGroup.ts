import { runGroup } from '@/shared/testing/runGroup';
import { reuseEngines } from '../testDatabase';

/** Runs a group on one database, which is emptied for the next file. */
export function runServerGroup(group: number): void {
  reuseEngines();
  runGroup(group);
}
