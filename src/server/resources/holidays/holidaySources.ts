import { inTable, listBy } from '@/server/lists/sources';
import { holidayFields } from '@/shared/fields/holidayFields';

export const holidaySources = listBy(holidayFields, inTable('holidays', holidayFields));
