import { paths } from '@/shared/paths';
import { PERMISSIONS, ROLES } from '@/shared/permissions';
import type { Screens } from '../screen';

export const accountScreens = {
  account: { path: paths.account, title: 'Akun Saya', roles: ROLES },
  'second-factors': {
    path: paths.secondFactors,
    title: 'Verifikasi Dua Langkah',
    roles: ROLES,
    parent: 'account',
  },
  'change-password': {
    path: paths.changePassword,
    title: 'Ganti Password',
    roles: PERMISSIONS.changePassword,
  },
  devices: { path: paths.devices, title: 'Perangkat', roles: ROLES },
  'email-confirmation': {
    path: paths.emailConfirmation,
    title: 'Konfirmasi Email',
    roles: ROLES,
  },
} as const satisfies Screens;
