import { document, METHODS } from '@/server/contract/document';
import type { OperationId } from '@/server/contract/operations';
import { accessMatrix } from '@/server/testing/accessMatrix/accessMatrix';
import { ACTORS, type Actor } from '@/server/testing/accessMatrix/actors';
import {
  type MatrixServer,
  openMatrixServer,
} from '@/server/testing/accessMatrix/openMatrixServer';
import { SECRETS, type TwoPlacements } from '@/server/testing/accessMatrix/twoPlacements';
import { everyNth } from '@/shared/testing/testLevel';

let app: MatrixServer['app'];
let placements: TwoPlacements;
let headersOf: MatrixServer['headersOf'];
let state: MatrixServer['state'];

beforeAll(async () => {
  ({ app, placements, headersOf, state } = await openMatrixServer());
});
afterAll(() => app.close());

async function send(operation: OperationId, actor: Actor) {
  const { headers, ...call } = await accessMatrix[operation].call(placements, app.services);
  return app.inject({ ...call, headers: { ...headers, ...headersOf[actor] } });
}

/** The texts of the other internship, which an actor may never read. */
function foreignSecrets(actor: Actor): readonly string[] {
  if (actor.startsWith('own')) return SECRETS.other;
  if (actor.startsWith('other')) return SECRETS.own;
  return actor === 'superAdmin' ? [] : [...SECRETS.own, ...SECRETS.other];
}

const isSuccess = (status: number) => status < 300;

const operations = Object.keys(accessMatrix) as OperationId[];
/** Operations that answer with the account whose password the request contains. */
const NAMES_THE_OWNER: readonly OperationId[] = ['login'];

test('lists each operation of the document once', () => {
  const declared = Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method]?.operationId ?? []),
  );
  expect([...operations].sort()).toEqual(declared.sort());
});

describe.each(operations.map((operation, place) => ({ operation, place })))(
  '$operation',
  ({ operation, place }) => {
    const { statuses, changes, changesNothingOf } = accessMatrix[operation];

    test.each(everyNth(ACTORS, ACTORS.length, place))('%s', async (actor) => {
      const answer = await send(operation, actor);
      const hasChanged = await state.hasChanged();
      if (hasChanged) await state.restore();

      expect(answer.statusCode).toBe(statuses[actor]);
      const mayChange = changes && !changesNothingOf.includes(actor);
      expect(hasChanged).toBe(mayChange && isSuccess(statuses[actor]));
      if (NAMES_THE_OWNER.includes(operation)) return;
      for (const secret of foreignSecrets(actor)) expect(answer.body).not.toContain(secret);
    });
  },
);
