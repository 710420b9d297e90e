import { lazyComponent } from '@/client/ui/lazyComponent';

export const readDialog = lazyComponent(() => import('./ReadDialog'), 'ReadDialog');
export const recordDialog = lazyComponent(() => import('./RecordDialog'), 'RecordDialog');
export const returnDialog = lazyComponent(() => import('./ReturnDialog'), 'ReturnDialog');
