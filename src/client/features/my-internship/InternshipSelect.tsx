import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '@/client/ui/lazyComponent';
import type { InternshipChoice } from './internshipChoice';

const internshipMenu = lazyComponent(() => import('./InternshipMenu'), 'InternshipMenu');

/** Loaded on demand, because few students have more than one internship. */
export const InternshipSelect = (choice: InternshipChoice) =>
  choice.internships.length > 1 && (
    <internshipMenu.Component fallback={<Skeleton variant="rounded" height={40} />} {...choice} />
  );
