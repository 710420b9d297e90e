import { document, METHODS } from '@/server/contract/document';
import type { OperationId } from '@/server/contract/operations';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { ACTORS, type Actor, actorHeaders } from '@/server/testing/doors/actors';
import { aCampus, type Campus, SECRETS, TODAY } from '@/server/testing/doors/campus';
import { type DatabaseState, saveDatabaseState } from '@/server/testing/doors/databaseState';
import { doors } from '@/server/testing/doors/doors';

const NOW = new Date(`${TODAY}T03:00:00Z`);

let app: TestApp;
let campus: Campus;
let headersOf: Awaited<ReturnType<typeof actorHeaders>>;
let state: DatabaseState;

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  campus = await aCampus(app.db);
  headersOf = await actorHeaders(app, NOW, campus.people);
  state = await saveDatabaseState(app.db);
});
afterAll(() => app.close());

async function knock(operation: OperationId, actor: Actor) {
  const { headers, ...call } = await doors[operation].call(campus, app.services);
  return app.inject({ ...call, headers: { ...headers, ...headersOf[actor] } });
}

/** What an actor may never read: the records of the other internship. */
function foreignSecrets(actor: Actor): readonly string[] {
  if (actor.startsWith('own')) return SECRETS.other;
  if (actor.startsWith('other')) return SECRETS.own;
  return actor === 'superAdmin' ? [] : [...SECRETS.own, ...SECRETS.other];
}

const isSuccess = (status: number) => status < 300;

const operations = Object.keys(doors) as OperationId[];
/** These answer with a record of whom they name, to anybody who knows its password. */
const NAMES_THE_OWNER: readonly OperationId[] = ['login'];

it('has one entry for each operation of the document', () => {
  const declared = Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method]?.operationId ?? []),
  );
  expect([...operations].sort()).toEqual(declared.sort());
});

describe.each(operations)('%s', (operation) => {
  const { statuses, changes } = doors[operation];

  it.each(ACTORS)('%s', async (actor) => {
    const answer = await knock(operation, actor);
    const hasChanged = await state.hasChanged();
    if (hasChanged) await state.restore();

    expect(answer.statusCode).toBe(statuses[actor]);
    expect(hasChanged).toBe(changes && isSuccess(statuses[actor]));
    if (NAMES_THE_OWNER.includes(operation)) return;
    for (const secret of foreignSecrets(actor)) expect(answer.body).not.toContain(secret);
  });
});

it('prints how many doors were tried', () => {
  const cells = operations.length * ACTORS.length;
  process.stdout.write(
    `doors: ${operations.length} operations × ${ACTORS.length} actors = ${cells} cells\n`,
  );
  expect(cells).toBeGreaterThan(900);
});
