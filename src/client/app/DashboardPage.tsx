import { useRole } from '@/client/session/useSession';
import type { Role } from '@/shared/permissions';
import { type LazyPage, lazyPage } from './lazyPage';

const dashboards: Record<Role, LazyPage> = {
  super_admin: lazyPage(
    () => import('@/client/features/dashboards/AdminDashboardPage'),
    'AdminDashboardPage',
  ),
  lecturer: lazyPage(
    () => import('@/client/features/dashboards/LecturerDashboardPage'),
    'LecturerDashboardPage',
  ),
  mentor: lazyPage(
    () => import('@/client/features/dashboards/MentorDashboardPage'),
    'MentorDashboardPage',
  ),
  student: lazyPage(
    () => import('@/client/features/my-internship/StudentDashboardPage'),
    'StudentDashboardPage',
  ),
};

/** Each role has its own dashboard; an unknown role gets the student's (spec §2). */
export function DashboardPage() {
  const { Component } = dashboards[useRole() ?? 'student'];
  return <Component />;
}
