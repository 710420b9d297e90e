import { lazyComponent } from '@/client/ui/lazyComponent';

export const keysDialog = lazyComponent(() => import('./KeysDialog'), 'KeysDialog');
