import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';

const SLOW_MS = 1000;

/** A progress bar that appears after a second. */
export function SlowProgress({ label }: { label: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <LinearProgress aria-label={label} sx={{ borderRadius: 2 }} /> : null;
}
