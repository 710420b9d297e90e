import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const userPages = {
  'users.index': page(
    () => import(/* webpackChunkName: "users.index" */ './UserListPage'),
    'UserListPage',
  ),
  'users.create': page(
    () => import(/* webpackChunkName: "users.create" */ './UserCreatePage'),
    'UserCreatePage',
  ),
  'users.edit': page(
    () => import(/* webpackChunkName: "users.edit" */ './UserEditPage'),
    'UserEditPage',
  ),
} satisfies ScreenPages;
