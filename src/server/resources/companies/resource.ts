import type { Resource } from '@/server/resources/resource';
import { findCompanies } from './companyFinder';
import { companyHandlers } from './companyHandlers';

export const companies = {
  handlers: companyHandlers,
  finders: { companies: findCompanies },
} as const satisfies Resource;
