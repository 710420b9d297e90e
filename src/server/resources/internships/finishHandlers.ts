import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import { campusMoment } from '@/server/http/campusToday';
import { conflict, foundOr404, notFound } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import { reasonRules } from '@/shared/validation/reasonRules';
import { finishPlacements, undoFinish } from './finishPlacements';
import { selectInternship } from './internshipQueries';

/** Placements that are finished one by one, and can only be read from then on (docs/decisions/0036). */
export const finishHandlers = ({ db, clock, config, verdicts }: Services) => {
  const moment = () => campusMoment({ clock, config });

  return {
    async finishInternship({ params: { id }, user }) {
      foundOr404(await selectInternship(db, user, id, moment().today));
      await db.transaction().execute(async (trx) => {
        const [result] = await finishPlacements({ db: trx, verdicts }, [id], moment());
        if (!result) throw notFound();
        if (result.message !== null) throw conflict(result.message);
      });
      return { data: foundOr404(await selectInternship(db, user, id, moment().today)) };
    },

    async undoInternshipFinish({ params: { id }, body, user }) {
      const { reason } = await parseBody(reasonRules, body);
      foundOr404(await selectInternship(db, user, id, moment().today));
      await forReason(reason, () => db.transaction().execute((trx) => undoFinish(trx, id)));
      return { data: foundOr404(await selectInternship(db, user, id, moment().today)) };
    },
  } satisfies Partial<Handlers>;
};
