import { lazyComponent } from '@/client/ui/lazyComponent';

export const rejectDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.rejectDialog" */ './RejectDialog'),
  'RejectDialog',
);
