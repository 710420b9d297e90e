import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { fieldErrors, MESSAGES } from '@/server/http/errors';
import type { Changing } from '@/server/placements/editFrom';
import { placementLeftovers, placementsBefore } from '@/server/placements/placementLeftovers';
import { lockPlacements } from '@/server/placements/scheduleFacts';
import { settlingLeftovers } from '@/server/placements/settlingLeftovers';
import { applyAtOnce, type Outcome } from '@/server/resources/bulk/applyToEach';
import { notifyMoved } from '@/server/resources/notifications/kinds/changedPlacements';
import {
  lockPlaces,
  placesInOrder,
  storePlaces,
} from '@/server/resources/schedules/internshipPlaces';
import type { PlacementChanges } from '@/shared/resources/internships/placementChangeRules';
import { REASON_REQUIRED } from '@/shared/validation/reasonRules';
import type { SeenLeftovers } from '@/shared/validation/seenLeftovers';
import { type ChangeFindings, selectChangeFindings } from './changeFindings';
import type { PlacementMoment } from './endPlacement';
import { lockManyForPlacing } from './lockForPlacing';
import { stateOf } from './placement';

interface Result {
  id: number;
  outcome: Outcome;
  message: string | null;
}

/**
 * Gives several placements the same lecturer, mentor, company or places, in the transaction of `editFrom`. What stands against a
 * placement leaves out this one only (docs/decisions/0049); what the changes leave over is asked about once for all.
 */
export async function changePlacements(
  trx: Database,
  changing: Changing,
  seen: readonly { id: number; version?: number }[],
  changes: PlacementChanges,
  answer: SeenLeftovers,
  { now, today }: PlacementMoment,
): Promise<Result[]> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  await lockManyForPlacing(trx, ids, nextOf(changes));
  await lockPlacements(trx, ids);
  await lockPlaces(trx, changes.place_ids ?? []);
  const findings = new Map(
    (await selectChangeFindings(trx, versions, changes, today)).map((found) => [found.id, found]),
  );
  const accepted = [...findings.values()].filter(isAccepted);
  if (!answer.reason && accepted.some(({ warnings }) => warnings.length > 0)) {
    throw fieldErrors({ reason: [REASON_REQUIRED] });
  }
  const before = await placementsBefore(
    trx,
    accepted.map(({ id }) => id),
  );
  const stored = await changing({
    placements: async () => accepted.flatMap((found) => (found.hasOtherPlaces ? found.id : [])),
    edit: () =>
      settlingLeftovers(answer, placementLeftovers(trx, before, today), () =>
        store(trx, accepted, changes),
      ),
  });
  const isDone = new Set(stored.flatMap(({ key, outcome }) => (outcome === 'done' ? key : [])));
  await notifyMoved(trx, accepted.filter(({ id }) => isDone.has(id)).map(changeOf), now);
  const results = new Map(stored.map(({ key, ...result }) => [key, { id: key, ...result }]));
  return ids.map((id) => results.get(id) ?? leftOut(id, findings.get(id)));
}

const nextOf = ({ lecturer_id, mentor_id, company_id }: PlacementChanges) => ({
  ...(lecturer_id != null && { lecturer_id }),
  ...(mentor_id != null && { mentor_id }),
  ...(company_id != null && { company_id }),
});

const isAccepted = ({ is_same, errors }: ChangeFindings) => !is_same && errors.length === 0;

function leftOut(id: number, found: ChangeFindings | undefined): Result {
  if (found?.is_same) return { id, outcome: 'already', message: null };
  const message = found ? found.errors.join('; ') : MESSAGES.notFound;
  return { id, outcome: 'refused', message };
}

/** One statement for each table, however many placements there are. */
async function store(
  trx: Database,
  accepted: readonly ChangeFindings[],
  { lecturer_id, mentor_id, place_ids }: PlacementChanges,
) {
  const otherPlaces = new Set(
    accepted.flatMap(({ id, hasOtherPlaces }) => (hasOtherPlaces ? id : [])),
  );
  const people = {
    ...(lecturer_id != null && { lecturer_id }),
    ...(mentor_id != null && { mentor_id }),
  };
  return applyAtOnce(
    trx,
    accepted.map(({ id }) => id),
    async (ids) => {
      if (Object.keys(people).length > 0) {
        await trx.updateTable('internships').set(people).where('id', '=', anyOf(ids)).execute();
      }
      const moved = ids.filter((id) => otherPlaces.has(id));
      if (place_ids == null || moved.length === 0) return;
      await storePlaces(trx, moved, { place_ids, default_place_id: place_ids[0] ?? null });
    },
  );
}

/** The change that the news describe. */
function changeOf({ id, placement, next, hasOtherPlaces }: ChangeFindings) {
  const idsOf = (places: typeof next.places) =>
    placesInOrder({
      place_ids: places.map((place) => place.id),
      default_place_id: places.find(({ is_default }) => is_default)?.id ?? null,
    });
  return {
    id,
    before: { ...stateOf(placement), ...(hasOtherPlaces && { places: idsOf(placement.places) }) },
    after: { ...stateOf(next), ...(hasOtherPlaces && { places: idsOf(next.places) }) },
  };
}
