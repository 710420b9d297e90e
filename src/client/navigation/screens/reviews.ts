import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { Screens } from '../screen';

export const reviewScreens = {
  'reviews.index': { path: paths.reviews, title: 'Peninjauan', roles: PERMISSIONS.reviewDesk },
} as const satisfies Screens;
