import { recordEvent } from '@/server/auth/recordEvent';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers, Reply } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { zipOf } from '@/server/http/zip';
import type { PersonalTable } from '@/server/resources/personalRecords';
import { lockActiveSuperAdmins } from '@/server/resources/users/accountQueries';
import type { Services } from '@/server/services';
import { anonymisationRules } from '@/shared/resources/users/anonymisationRules';
import { selectAnonymisationPreview } from './anonymisationPreview';
import { anonymise, selectPerson } from './anonymise';
import { OWN_COPY_NOTE, ownCopyOf } from './ownCopy';
import { personalArchive } from './personalArchive';
import { refusalsOf } from './refusals';

const ANONYMISED = 'Data pribadi telah dianonimkan.';

interface SentCopy {
  /** The account that it is about. */
  id: number;
  tables: Readonly<Record<string, PersonalTable>>;
  note?: string;
}

export const personalDataHandlers = (
  services: Services,
  tables: Readonly<Record<string, PersonalTable>>,
) => {
  const { db, clock, exports } = services;

  /** The archive about a person, which leaves an entry. */
  async function send(user: SessionUser, reply: Reply, { id, ...copy }: SentCopy) {
    const person = foundOr404(
      await db.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
    );
    const { now: at, today: day } = campusMoment(services);
    const stream = await exports.stream(user, async () => {
      await recordEvent(services, { action: 'export', account: person });
      return zipOf(personalArchive(db, { ...copy, person, at }), at);
    });
    reply.type('application/zip');
    reply.header('content-disposition', `attachment; filename="data-pribadi-${id}-${day}.zip"`);
    return stream;
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
      return send(user, reply, { id, tables });
    },

    async exportOwnData({ user }, reply) {
      return send(user, reply, { id: user.id, tables: ownCopyOf(tables), note: OWN_COPY_NOTE });
    },
  } satisfies Partial<Handlers>;
};
