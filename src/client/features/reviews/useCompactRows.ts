import { useState } from 'react';
import { keep, readStored } from '@/client/session/browserStorage';

const KEY = 'desk-rows';
const COMPACT = 'compact';

/** Whether rows take one line except the current one; the browser remembers it. */
export function useCompactRows() {
  const [isCompact, setCompact] = useState(() => readStored(KEY) === COMPACT);
  const change = (compact: boolean) => {
    setCompact(compact);
    keep(KEY, compact ? COMPACT : 'full');
  };
  return [isCompact, change] as const;
}
