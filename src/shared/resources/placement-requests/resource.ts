import { type Id, segment } from '@/shared/addresses';
import { NO_SCREEN, type RecordKinds } from '@/shared/resources/recordKind';

export const placementRequestRecords = {
  placement_requests: {
    name: 'pengajuan tempat',
    title: 'Tempat Magang',
    tag: 'PlacementRequest',
    history: 'decidePlacements',
    imported: null,
    views: 'placementRequests',
    isFound: true,
    isPersonal: true,
  },
  placement_asks: { ...NO_SCREEN, name: 'ajakan pengajuan tempat', isPersonal: true },
  placement_windows: { ...NO_SCREEN, name: 'masa pengajuan', isPersonal: false },
  placement_window_exceptions: {
    ...NO_SCREEN,
    name: 'pengecualian masa pengajuan',
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const placementRequestPaths = {
  index: '/placement-requests',
  /** The requests that wait for a decision. */
  sent: '/placement-requests?state=sent',
  show: (id: Id) => `/placement-requests/${segment(id)}`,
  accept: '/placement-requests/accept',
  /** The requests of a period. */
  acceptIn: (periodId: number) => `/placement-requests/accept?internship_period_id=${periodId}`,
  /** The pages of the student who is logged in. */
  own: {
    index: '/student/placement-requests',
    create: '/student/placement-requests/create',
    createFor: (periodId: number) =>
      `/student/placement-requests/create?internship_period_id=${periodId}`,
    /** With the wishes of an earlier request. */
    createFrom: (periodId: number, id: number) =>
      `/student/placement-requests/create?internship_period_id=${periodId}&copy_of=${id}`,
    show: (id: Id) => `/student/placement-requests/${segment(id)}`,
    edit: (id: Id) => `/student/placement-requests/${segment(id)}/edit`,
  },
} as const;
