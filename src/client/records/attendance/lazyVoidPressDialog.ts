import { lazyComponent } from '@/client/ui/lazyComponent';

export const voidPressDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.voidPressDialog" */ './VoidPressDialog'),
  'VoidPressDialog',
);
