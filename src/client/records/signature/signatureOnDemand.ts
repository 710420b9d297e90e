import { lazyComponent } from '@/client/ui/lazyComponent';

export const signatureDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.signature" */ './SignatureDialog'),
  'SignatureDialog',
);
