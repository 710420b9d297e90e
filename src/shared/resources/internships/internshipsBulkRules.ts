import type { InferType } from 'yup';
import { BULK_PLACEMENTS_MAX } from '@/shared/constants/limits';
import { list, record } from '@/shared/validation/fields';
import { reason } from '@/shared/validation/reasonRules';
import { chosenPeriod, firstDay, placementRules } from './internshipRules';

const AT_LEAST_ONE = 'Pilih minimal satu mahasiswa';

export const placementsRules = record({
  internship_period_id: chosenPeriod(),
  start_date: firstDay(),
  placements: list(placementRules)
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(BULK_PLACEMENTS_MAX, `Maksimal ${BULK_PLACEMENTS_MAX} mahasiswa sekaligus`),
});

export const internshipsBulkRules = placementsRules.shape({ reason: reason().nullable() });

export type PlacementInput = InferType<typeof placementRules>;
export type PlacementsInput = InferType<typeof placementsRules>;
