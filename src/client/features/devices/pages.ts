import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const devicePages = {
  devices: page(() => import(/* webpackChunkName: "devices" */ './DevicesPage'), 'DevicesPage'),
} satisfies ScreenPages;
