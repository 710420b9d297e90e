import { buildTestApp } from '@/server/testing/buildTestApp';
import { actorHeaders } from './actors';
import { saveDatabaseState } from './databaseState';
import { TODAY, twoPlacements } from './twoPlacements';

const NOW = new Date(`${TODAY}T03:00:00Z`);

/** A server with two placements, the headers of each actor and the state of its database. */
export async function openMatrixServer() {
  const app = await buildTestApp();
  app.setTime(NOW);
  const placements = await twoPlacements(app.db);
  const headersOf = await actorHeaders(app, NOW, placements.people);
  const state = await saveDatabaseState(app.db);
  return { app, placements, headersOf, state };
}

export type MatrixServer = Awaited<ReturnType<typeof openMatrixServer>>;
