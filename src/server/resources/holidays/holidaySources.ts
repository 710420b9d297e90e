import { inTable, listBy } from '@/server/lists/sources';
import { holidayFields } from '@/shared/resources/holidays/holidayFields';

export const holidaySources = listBy(holidayFields, inTable('holidays', holidayFields));
