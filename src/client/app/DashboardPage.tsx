import { useRole } from '@/client/session/useSession';
import type { Role } from '@/shared/permissions';
import { type LazyPage, lazyPage } from './lazyPage';

const dashboards: Record<Role, LazyPage> = {
  super_admin: lazyPage(
    () =>
      import(
        /* webpackChunkName: "dashboard.super_admin" */ '@/client/features/dashboards/AdminDashboardPage'
      ),
    'AdminDashboardPage',
  ),
  lecturer: lazyPage(
    () =>
      import(
        /* webpackChunkName: "dashboard.lecturer" */ '@/client/features/dashboards/LecturerDashboardPage'
      ),
    'LecturerDashboardPage',
  ),
  mentor: lazyPage(
    () =>
      import(
        /* webpackChunkName: "dashboard.mentor" */ '@/client/features/dashboards/MentorDashboardPage'
      ),
    'MentorDashboardPage',
  ),
  student: lazyPage(
    () =>
      import(
        /* webpackChunkName: "dashboard.student" */ '@/client/features/my-internship/StudentDashboardPage'
      ),
    'StudentDashboardPage',
  ),
};

/** Each role has its own dashboard; an unknown role gets the student's (spec §2). */
export function DashboardPage() {
  const { Component } = dashboards[useRole() ?? 'student'];
  return <Component />;
}
