import type { Resource } from '@/server/resources/resource';
import { findCompanies } from './companyFinder';
import { companyHandlers } from './companyHandlers';
import { companyImporter } from './companyImporter';

export const companies = {
  handlers: companyHandlers,
  importers: { companies: companyImporter },
  finders: { companies: findCompanies },
} as const satisfies Resource;
