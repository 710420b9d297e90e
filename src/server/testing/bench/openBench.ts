import { openDatabase } from '@/server/db/database';
import { silentLog } from '../silentLog';

/** Opens the database of a benchmark: a DATA_DIR or a URL. */
export const openBench = (place: string) => {
  const isServer = /^postgres(ql)?:/.test(place);
  return openDatabase(
    { databaseUrl: isServer ? place : null, dataDir: isServer ? '' : place },
    silentLog,
  );
};
