import { asProgram, fromDay } from '@/server/db/actor';

/** Lets what `work` changes in the database count from the day, and not from the present one. */
export const validFrom = <T>(day: string, work: () => T): T =>
  asProgram('test', () => fromDay(day, work));
