import { lazyComponent } from '@/client/ui/lazyComponent';

export const decisionDialog = lazyComponent(() => import('./DecisionDialog'), 'DecisionDialog');
