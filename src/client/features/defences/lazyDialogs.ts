import { lazyComponent } from '@/client/ui/lazyComponent';

export const planDialog = lazyComponent(() => import('./PlanDialog'), 'PlanDialog');
export const changeDialog = lazyComponent(() => import('./ChangeDialog'), 'ChangeDialog');
export const cancelDialog = lazyComponent(() => import('./CancelDialog'), 'CancelDialog');
export const scoreDialog = lazyComponent(() => import('./ScoreDialog'), 'ScoreDialog');
