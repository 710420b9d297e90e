import { useEffect, useRef } from 'react';
import { announce } from '@/client/ui/announcements';
import { formatNumber } from '@/shared/formatNumber';

/** Says how many things of this name a search has found, once they are known. */
export function useSearchAnnouncements(search: string, found: number | undefined, name: string) {
  const last = useRef(search);
  useEffect(() => {
    if (found === undefined || last.current === search) return;
    last.current = search;
    if (search) announce(`${formatNumber(found)} ${name} ditemukan.`);
  }, [search, found, name]);
}
