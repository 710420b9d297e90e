import type { Handlers } from '@/server/contract/operations';
import { campusToday } from '@/server/http/campusToday';
import { fieldErrors } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { lockSeries, selectAllSeries, selectSeries } from '@/server/resources/letters/letterSeries';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { letterSeriesRules } from '@/shared/validation/letterRules';
import { versioned } from '@/shared/validation/versioned';

const updateRules = versioned(letterSeriesRules);

/** Refuses another beginning than the present one before the last letter. */
function refuseUsed(
  { last_number, start_number }: { last_number: number; start_number: number | null },
  wanted: number | null | undefined,
): void {
  if (wanted == null || wanted === start_number || wanted > last_number) return;
  const message = `Nomor sampai ${last_number} sudah dipakai. Mulai dari nomor ${last_number + 1} atau lebih.`;
  throw fieldErrors({ start_number: [message] });
}

export const letterSeriesHandlers = ({ db, clock, config }: Services) =>
  ({
    async listLetterSeries() {
      const year = Number(campusToday({ clock, config }).slice(0, 4));
      return { data: await selectAllSeries(db, year) };
    },

    async updateLetterSeries({ params: { kind, year }, body }) {
      const { pattern, start_number, version } = await parseBody(updateRules, body);
      return db.transaction().execute(async (trx) => {
        const series = await lockSeries(trx, kind, year);
        await refuseStale(trx, 'letter_series', series.id, version);
        refuseUsed(series, start_number);
        await trx
          .updateTable('letter_series')
          .set({ pattern, start_number })
          .where('id', '=', series.id)
          .execute();
        return { data: await selectSeries(trx, kind, year) };
      });
    },
  }) satisfies Partial<Handlers>;
