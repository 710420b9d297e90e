import type { ScreenName } from '@/client/navigation/screens';
import type { LazyComponent } from './lazyComponent';

/** The pages of a feature, by the names of their screens. */
export type ScreenPages = Partial<Record<ScreenName, LazyComponent>>;
