import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const letterPages = {
  'letters.index': page(
    () => import(/* webpackChunkName: "letters.index" */ './LetterListPage'),
    'LetterListPage',
  ),
  'letters.templates': page(
    () => import(/* webpackChunkName: "letters.templates" */ './LetterTemplatesPage'),
    'LetterTemplatesPage',
  ),
  'letters.series': page(
    () => import(/* webpackChunkName: "letters.series" */ './LetterSeriesPage'),
    'LetterSeriesPage',
  ),
  'letters.show': page(
    () => import(/* webpackChunkName: "letters.show" */ './LetterPage'),
    'LetterPage',
  ),
} satisfies ScreenPages;
