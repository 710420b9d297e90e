import { Readable } from 'node:stream';
import { recordEvent } from '@/server/auth/recordEvent';
import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { zipOf } from '@/server/http/zip';
import { onBehalfOf, userAsRequester } from '@/server/queues/requester';
import type { PersonalTable } from '@/server/resources/personalRecords';
import { lockActiveSuperAdmins } from '@/server/resources/users/accountQueries';
import type { Services } from '@/server/services';
import { anonymisationRules } from '@/shared/resources/users/anonymisationRules';
import { selectAnonymisationPreview } from './anonymisationPreview';
import { anonymise, selectPerson } from './anonymise';
import { personalArchive } from './personalArchive';
import { refusalsOf } from './refusals';

const ANONYMISED = 'Data pribadi telah dianonimkan.';

export const personalDataHandlers = (
  services: Services,
  tables: Readonly<Record<string, PersonalTable>>,
) => {
  const { db, clock } = services;

  /** Keeps the user for the turns of the database, since the stream is read after the handler returns. */
  async function* ofUser<Part>(userId: number, parts: AsyncGenerator<Part>) {
    for (;;) {
      const { value, done } = await onBehalfOf(userAsRequester(userId), () => parts.next());
      if (done) return;
      yield value;
    }
  }

  return {
    async getUserAnonymisation({ params: { id }, user: actor }) {
      const person = foundOr404(await selectPerson(db, id));
      const superAdmins = await db.transaction().execute(lockActiveSuperAdmins);
      const refusals = await refusalsOf(db, { person, actor, superAdmins, at: clock() });
      return { data: { refusals, ...(await selectAnonymisationPreview(db, id)) } };
    },

    async anonymiseUser({ params: { id }, body, user }) {
      const { name } = await parseBody(anonymisationRules, body);
      await anonymise(services, tables, user, id, name);
      return { data: { message: ANONYMISED } };
    },

    async exportUser({ params: { id }, user }, reply) {
      const person = foundOr404(
        await db.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
      );
      await recordEvent(services, { action: 'export', account: person });
      const { now: at, today: day } = campusMoment(services);
      reply.type('application/zip');
      reply.header('content-disposition', `attachment; filename="data-pribadi-${id}-${day}.zip"`);
      return Readable.from(ofUser(user.id, zipOf(personalArchive(db, tables, person, at), at)));
    },
  } satisfies Partial<Handlers>;
};
