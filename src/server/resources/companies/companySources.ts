import { inTable, listBy } from '@/server/lists/sources';
import { companyFields } from '@/shared/resources/companies/companyFields';

export const companySources = listBy(companyFields, inTable('companies', companyFields));
