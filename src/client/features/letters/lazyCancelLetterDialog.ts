import { lazyComponent } from '@/client/ui/lazyComponent';

export const cancelLetterDialog = lazyComponent(
  () => import('./CancelLetterDialog'),
  'CancelLetterDialog',
);
