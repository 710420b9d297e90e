import { alphabetically } from '@/shared/sortKey';

export interface CompanyQuota {
  id: number;
  name: string;
  internship_count: number;
  internship_quota: number;
}

/** 0 to 1, or more for a company beyond its quota. */
export const fillRatio = ({ internship_count, internship_quota }: CompanyQuota): number =>
  internship_quota > 0 ? internship_count / internship_quota : 0;

export const fullestFirst = (quotas: readonly CompanyQuota[]): CompanyQuota[] =>
  [...quotas].sort((a, b) => fillRatio(b) - fillRatio(a) || alphabetically(a.name, b.name));
