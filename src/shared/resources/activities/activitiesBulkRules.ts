import { BULK_ACTIVITIES_MAX, BULK_ACTIVITIES_MIN } from '@/shared/constants/limits';
import { list, record } from '@/shared/validation/fields';
import { activityRules } from './activityRules';

const AT_LEAST_ONE = 'Minimal harus ada satu aktivitas';

export const activitiesBulkRules = record({
  activities: list(activityRules)
    .required(AT_LEAST_ONE)
    .min(BULK_ACTIVITIES_MIN, AT_LEAST_ONE)
    .max(BULK_ACTIVITIES_MAX, `Maksimal ${BULK_ACTIVITIES_MAX} aktivitas sekaligus`),
});
