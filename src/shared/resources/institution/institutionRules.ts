import { requiredLine } from '@/shared/validation/fieldRules';
import { record } from '@/shared/validation/fields';
import { institutionFields } from './institutionFields';

export const institutionRules = record({
  app_name: requiredLine(institutionFields.app_name),
  department: requiredLine(institutionFields.department),
  programme: requiredLine(institutionFields.programme),
});
