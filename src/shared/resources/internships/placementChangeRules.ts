import type { InferType } from 'yup';
import { BULK_PLACEMENTS_MAX } from '@/shared/constants/limits';
import { isUnique, placeIds } from '@/shared/resources/schedules/scheduleRules';
import { list, record, reference } from '@/shared/validation/fields';
import { validFromFields } from '@/shared/validation/seenChanges';
import { seenLeftoversFields } from '@/shared/validation/seenLeftovers';
import { versioned } from '@/shared/validation/versioned';

const MENTOR_REQUIRED = 'Mentor wajib dipilih';
const AT_LEAST_ONE = 'Pilih minimal satu mahasiswa';
const AT_MOST = `Maksimal ${BULK_PLACEMENTS_MAX} mahasiswa sekaligus`;
const UNKNOWN = 'Magang tidak valid';

/** The parts of placements; one that is null or left out stays as it is. */
export const placementChangeRules = record({
  lecturer_id: reference('Dosen tidak valid').nullable(),
  mentor_id: reference('Mentor tidak valid')
    .nullable()
    .when('company_id', ([company], schema) =>
      company == null || company === '' ? schema : schema.required(MENTOR_REQUIRED),
    ),
  company_id: reference('Perusahaan tidak valid').nullable(),
  place_ids: placeIds().nullable(),
});

export const placementChangesCheckRules = placementChangeRules.shape({
  internship_ids: list(reference(UNKNOWN).required(UNKNOWN))
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(BULK_PLACEMENTS_MAX, AT_MOST)
    .test('unique', UNKNOWN, isUnique),
});

export const placementChangesRules = placementChangeRules.shape({
  placements: list(versioned(record({ id: reference(UNKNOWN).required(UNKNOWN) })))
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(BULK_PLACEMENTS_MAX, AT_MOST),
  ...validFromFields,
  ...seenLeftoversFields,
});

export type PlacementChanges = InferType<typeof placementChangeRules>;
