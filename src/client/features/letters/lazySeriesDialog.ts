import { lazyComponent } from '@/client/ui/lazyComponent';

export const seriesDialog = lazyComponent(() => import('./SeriesDialog'), 'SeriesDialog');
