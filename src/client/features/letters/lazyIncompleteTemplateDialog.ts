import { lazyComponent } from '@/client/ui/lazyComponent';

export const incompleteTemplateDialog = lazyComponent(
  () => import('./IncompleteTemplateDialog'),
  'IncompleteTemplateDialog',
);
