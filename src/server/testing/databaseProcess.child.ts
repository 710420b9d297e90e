/** Opens the DATA_DIR given by the parent process, reports the outcome and runs the SQL it receives. */
import { CompiledQuery } from 'kysely';
import { openDatabase } from '@/server/db/database';
import { codeOf, reasonOf } from '@/server/db/startError';
import type { Answer, Question, Startup } from './databaseProcess';
import { silentLog } from './silentLog';

const send = (word: Startup | Answer) => process.send?.(word);

async function serve(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir }, silentLog);
  process.on('message', async ({ id, statement }: Question) => {
    if (statement === null) {
      await database.close();
      process.disconnect();
      return;
    }
    try {
      const { rows } = await database.db.executeQuery(CompiledQuery.raw(statement));
      send({ id, rows });
    } catch (error) {
      send({ id, error: { code: codeOf(error), message: reasonOf(error) } });
    }
  });
  send({ isOpen: true });
}

serve(process.argv[2] ?? '').catch((error) => {
  send({ isOpen: false, refusal: `${error?.name}: ${reasonOf(error)}` });
  process.disconnect();
});
