import type { SessionUser } from '@/server/auth/sessionUser';
import type { Services } from '@/server/services';
import { selectPrintedLetters } from './letterQueries';
import { makeLetterPdfs } from './printLetterPdfs';

/** Few, so that somebody who asks in the meantime waits for seconds. */
const AT_ONCE = 10;

/** Makes the PDFs of new letters before somebody asks for them, where the machine has LibreOffice. */
export function makePdfsAhead(services: Services, user: SessionUser, ids: readonly number[]): void {
  const { db, letterPdfs } = services;
  letterPdfs.inBackground(async (signal) => {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      if (signal.aborted || (await letterPdfs.state()) === 'missing') return;
      const rows = await selectPrintedLetters(db, user, ids.slice(start, start + AT_ONCE));
      await makeLetterPdfs(services, rows, { rank: 'ahead', asksAgain: false, signal });
    }
  });
}
