import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const sessionPages = {
  'change-password': page(
    () => import(/* webpackChunkName: "change-password" */ './ChangePasswordPage'),
    'ChangePasswordPage',
  ),
  'email-confirmation': page(
    () => import(/* webpackChunkName: "email-confirmation" */ './EmailConfirmationPage'),
    'EmailConfirmationPage',
  ),
} satisfies ScreenPages;
