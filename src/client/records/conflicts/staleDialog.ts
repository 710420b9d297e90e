import { lazyComponent } from '@/client/ui/lazyComponent';

/** Loaded once two people have changed one record. */
export const staleDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.stale" */ './StaleDialog'),
  'StaleDialog',
);
