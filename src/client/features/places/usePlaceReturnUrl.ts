import { latestOf, useOrigins } from '@/client/navigation/origins';
import { useReturnUrl } from '@/client/navigation/useReturnUrl';
import { paths } from '@/shared/paths';

/** The page of the company if the person came from there, otherwise the list. */
export function usePlaceReturnUrl(companyId: number | undefined): string {
  const returnUrl = useReturnUrl();
  const origins = useOrigins();
  if (companyId === undefined) return returnUrl;
  const company = paths.companies.edit(companyId);
  return latestOf(origins, [company, paths.places.index]) === company ? company : returnUrl;
}
