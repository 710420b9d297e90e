import { useEffect, useRef } from 'react';
import { announce } from '@/client/ui/announcements';
import { formatNumber } from '@/shared/formatNumber';

/** Says how many activities are selected when that changes; a decision that changes it says its own result. */
export function useSelectionAnnouncements(count: number, decision: number | undefined) {
  const last = useRef({ count, decision });
  useEffect(() => {
    const before = last.current;
    last.current = { count, decision };
    if (before.count === count || before.decision !== decision) return;
    announce(count > 0 ? `${formatNumber(count)} dipilih.` : 'Tidak ada yang dipilih.');
  }, [count, decision]);
}
