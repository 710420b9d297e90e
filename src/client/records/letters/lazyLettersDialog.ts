import { lazyComponent } from '@/client/ui/lazyComponent';

export const lettersDialog = lazyComponent(
  () => import(/* webpackChunkName: "later.letters" */ './LettersDialog'),
  'LettersDialog',
);
