import { lazyComponent } from '@/client/ui/lazyComponent';

/** Not needed before two people have changed one record. */
export const staleDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.stale" */ './StaleDialog'),
  'StaleDialog',
);
