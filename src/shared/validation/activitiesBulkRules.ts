import { BULK_ACTIVITIES_MAX, BULK_ACTIVITIES_MIN } from '../constants/limits';
import { activityRules } from './activityRules';
import { list, record } from './fields';

const AT_LEAST_ONE = 'Minimal harus ada satu aktivitas';

export const activitiesBulkRules = record({
  activities: list(activityRules)
    .required(AT_LEAST_ONE)
    .min(BULK_ACTIVITIES_MIN, AT_LEAST_ONE)
    .max(BULK_ACTIVITIES_MAX, `Maksimal ${BULK_ACTIVITIES_MAX} aktivitas sekaligus`),
});
