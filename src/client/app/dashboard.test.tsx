import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import type { Role } from '@/shared/permissions';
import { dashboard } from './dashboard';

const DASHBOARDS = /^\/(\w+\/dashboard\/\d+|student\/internships)$/;

/** Each dashboard sends its own request on mount; none of them is answered. */
const open = (user: Role) => {
  const waiting = () => new Promise<object>(() => {});
  return renderApp(<dashboard.Component />, {
    user,
    api: {
      'GET /internship-periods': { data: [{ id: 4, is_active: true }] },
      'GET /:kind/dashboard/4': waiting,
      'GET /student/internships': waiting,
    },
  });
};

test.each([
  ['super_admin', '/admin/dashboard/4'],
  ['lecturer', '/lecturer/dashboard/4'],
  ['mentor', '/mentor/dashboard/4'],
  ['student', '/student/internships'],
] as const)('a %s sees the dashboard of %s', async (role, path) => {
  const { calls } = open(role);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    const asked = calls.map((call) => call.path);
    expect(asked.filter((one) => DASHBOARDS.test(one))).toEqual([path]);
  });
});
