import { lazyComponent } from '@/client/ui/lazyComponent';

export const guidanceDialog = lazyComponent(() => import('./GuidanceDialog'), 'GuidanceDialog');
