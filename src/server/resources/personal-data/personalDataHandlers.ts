import { Readable } from 'node:stream';
import { recordEvent } from '@/server/auth/recordEvent';
import type { Handlers } from '@/server/contract/operations';
import { foundOr404 } from '@/server/http/errors';
import { zipOf } from '@/server/http/zip';
import type { Services } from '@/server/services';
import { onBehalfOf, userAsPerson } from '@/server/turns/person';
import { personalArchive } from './personalArchive';

export const personalDataHandlers = (services: Services) => {
  const { db, clock } = services;

  /** The stream is read when the handler has long returned: the turns are still those of the user. */
  async function* inTurn<Part>(userId: number, parts: AsyncGenerator<Part>) {
    for (;;) {
      const { value, done } = await onBehalfOf(userAsPerson(userId), () => parts.next());
      if (done) return;
      yield value;
    }
  }

  return {
    async exportUser({ params: { id }, user }, reply) {
      const person = foundOr404(
        await db.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
      );
      await recordEvent(services, { action: 'export', account: person });
      const at = clock();
      const day = at.toISOString().slice(0, 10);
      reply.type('application/zip');
      reply.header('content-disposition', `attachment; filename="data-pribadi-${id}-${day}.zip"`);
      return Readable.from(inTurn(user.id, zipOf(personalArchive(db, person, at), at)));
    },
  } satisfies Partial<Handlers>;
};
