import { lazyComponent } from '@/client/components/lazyComponent';

export const signatureDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.signature" */ './SignatureDialog'),
  'SignatureDialog',
);
