import type { Viewer } from '@/server/auth/sessionUser';
import { paths } from '@/shared/paths';

/** The page of a placement: students see theirs on the dashboard. */
export const placementPage = (id: number, { role }: Pick<Viewer, 'role'>): string =>
  role === 'student' ? paths.dashboardOf(id) : paths.internships.show(id);
