import { inTable, listBy } from '@/server/lists/sources';
import { companyFields } from '@/shared/fields/companyFields';

export const companySources = listBy(companyFields, inTable('companies', companyFields));
