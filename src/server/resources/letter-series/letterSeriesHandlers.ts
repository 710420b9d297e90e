import type { Handlers } from '@/server/contract/operations';
import { campusToday } from '@/server/http/campusToday';
import { parseBody } from '@/server/http/parseBody';
import { lockSeries, selectAllSeries, selectSeries } from '@/server/resources/letters/letterSeries';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { letterSeriesRules } from '@/shared/resources/letters/letterRules';
import { versioned } from '@/shared/validation/versioned';
import { goOnAt } from './goOnAt';
import { lockRegisters, shareNumbers } from './shareNumbers';

const updateRules = versioned(letterSeriesRules);

export const letterSeriesHandlers = ({ db, clock, config }: Services) =>
  ({
    async listLetterSeries() {
      const year = Number(campusToday({ clock, config }).slice(0, 4));
      return { data: await selectAllSeries(db, year) };
    },

    async updateLetterSeries({ params: { kind, year }, body }) {
      const { pattern, start_number, register, version } = await parseBody(updateRules, body);
      return db.transaction().execute(async (trx) => {
        if (register) await lockRegisters(trx);
        const series = await lockSeries(trx, kind, year);
        await refuseStale(trx, 'letter_series', series.id, version);
        const numbers = await goOnAt(trx, series, start_number);
        await trx
          .updateTable('letter_series')
          .set({ pattern, ...numbers })
          .where('id', '=', series.id)
          .execute();
        if (register && register !== series.register) {
          await shareNumbers(trx, { kind, year, register });
        }
        return { data: await selectSeries(trx, kind, year) };
      });
    },
  }) satisfies Partial<Handlers>;
