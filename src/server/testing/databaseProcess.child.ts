/** Opens the DATA_DIR that its parent names, says how that went, and runs what SQL it is sent. */
import { CompiledQuery } from 'kysely';
import { openDatabase } from '@/server/db/database';
import { codeOf, reasonOf } from '@/server/db/startError';
import type { Answer, FirstWord, Question } from './databaseProcess';
import { silentLog } from './silentLog';

const say = (word: FirstWord | Answer) => process.send?.(word);

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
      say({ id, rows });
    } catch (error) {
      say({ id, error: { code: codeOf(error), message: reasonOf(error) } });
    }
  });
  say({ isOpen: true });
}

serve(process.argv[2] ?? '').catch((error) => {
  say({ isOpen: false, refusal: `${error?.name}: ${reasonOf(error)}` });
  process.disconnect();
});
