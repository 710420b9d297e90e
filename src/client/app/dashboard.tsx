import { readSession } from '@/client/session/storage';
import { useRole } from '@/client/session/useSession';
import { type Fallback, type LazyComponent, lazyComponent } from '@/client/ui/lazyComponent';
import { PHONE_QUERY } from '@/shared/constants/screen';
import type { Role } from '@/shared/permissions';

const dashboards: Record<Role, LazyComponent> = {
  super_admin: lazyComponent(
    () =>
      import(
        /* webpackChunkName: "dashboard.super_admin" */ '@/client/features/dashboards/AdminDashboardPage'
      ),
    'AdminDashboardPage',
  ),
  lecturer: lazyComponent(
    () =>
      import(
        /* webpackChunkName: "dashboard.lecturer" */ '@/client/features/dashboards/LecturerDashboardPage'
      ),
    'LecturerDashboardPage',
  ),
  mentor: lazyComponent(
    () =>
      import(
        /* webpackChunkName: "dashboard.mentor" */ '@/client/features/dashboards/MentorDashboardPage'
      ),
    'MentorDashboardPage',
  ),
  student: lazyComponent(
    () =>
      import(
        /* webpackChunkName: "dashboard.student" */ '@/client/features/my-internship/StudentDashboardPage'
      ),
    'StudentDashboardPage',
  ),
};

/** Each role has its own dashboard; an unknown role gets the student's (spec §2). */
const DashboardPage = (props: Fallback) => {
  const { Component } = dashboards[useRole() ?? 'student'];
  return <Component {...props} />;
};

/** Before the login, students are expected on phones and the office at a desk. */
const expectedRole = () =>
  readSession()?.user.role ?? (window.matchMedia(PHONE_QUERY).matches ? 'student' : 'super_admin');

export const dashboard: LazyComponent = {
  Component: DashboardPage,
  preload: () => dashboards[expectedRole()].preload(),
};
