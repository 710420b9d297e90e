import { savePublicAddress } from '@/server/resources/public-address/publicAddressQueries';
import { anOffice } from '@/server/testing/anOffice';
import { buildTestApp } from '@/server/testing/buildTestApp';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { actorHeaders } from './actors';
import { saveDatabaseState } from './databaseState';
import { TODAY, twoPlacements } from './twoPlacements';

const newFolder = temporaryFolders();
const NOW = new Date(`${TODAY}T03:00:00Z`);

/** A server with two placements, the headers of each actor and the state of its database. */
export async function openMatrixServer() {
  const app = await buildTestApp({
    config: { smtpUrl: 'smtp://mail.example', sofficePath: anOffice(newFolder()) },
  });
  app.setTime(NOW);
  const placements = await twoPlacements(app.db);
  const headersOf = await actorHeaders(app, NOW, placements.people);
  // Mails lead to it.
  await savePublicAddress(app.db, 'https://lama.magang.example', NOW);
  const state = await saveDatabaseState(app.db);
  return { app, placements, headersOf, state };
}

export type MatrixServer = Awaited<ReturnType<typeof openMatrixServer>>;
