import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const companyPages = {
  'companies.index': page(
    () => import(/* webpackChunkName: "companies.index" */ './CompanyListPage'),
    'CompanyListPage',
  ),
  'companies.create': page(
    () => import(/* webpackChunkName: "companies.create" */ './CompanyCreatePage'),
    'CompanyCreatePage',
  ),
  'companies.edit': page(
    () => import(/* webpackChunkName: "companies.edit" */ './CompanyEditPage'),
    'CompanyEditPage',
  ),
} satisfies ScreenPages;
