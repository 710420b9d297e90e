import { lazyComponent } from '@/client/ui/lazyComponent';

export const newPartnerDialog = lazyComponent(
  () => import('./NewPartnerDialog'),
  'NewPartnerDialog',
);
