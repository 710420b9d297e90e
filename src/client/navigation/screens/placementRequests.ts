import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const placementRequestScreens = {
  'placement-requests.index': {
    path: paths.placementRequests.index,
    title: 'Tempat Magang',
    formerTitle: 'Pengajuan Tempat',
    roles: PERMISSIONS.decidePlacements,
  },
  'placement-requests.accept': {
    path: paths.placementRequests.accept,
    title: 'Terima Banyak',
    roles: PERMISSIONS.decidePlacements,
    parent: 'placement-requests.index',
  },
  'placement-requests.show': {
    path: paths.placementRequests.show(':id'),
    title: 'Detail Tempat Magang',
    roles: PERMISSIONS.decidePlacements,
    parent: 'placement-requests.index',
  },
} as const satisfies Screens;

export const placementRequestRecordPages = {
  placement_requests: {
    list: 'placement-requests.index',
    listed: 'listPlacementRequests',
    order: '',
    urlOf: paths.placementRequests.show,
  },
} as const satisfies RecordPages;

export const myPlacementRequestScreens = {
  'student.placement-requests.index': {
    path: paths.placementRequests.own.index,
    title: 'Tempat Magang',
    formerTitle: 'Pengajuan Tempat',
    roles: PERMISSIONS.studentPages,
  },
  'student.placement-requests.create': {
    path: paths.placementRequests.own.create,
    title: 'Ajukan Tempat',
    roles: PERMISSIONS.studentPages,
    parent: 'student.placement-requests.index',
  },
  'student.placement-requests.show': {
    path: paths.placementRequests.own.show(':id'),
    title: 'Detail Tempat Magang',
    roles: PERMISSIONS.studentPages,
    parent: 'student.placement-requests.index',
  },
  'student.placement-requests.edit': {
    path: paths.placementRequests.own.edit(':id'),
    title: 'Edit Tempat Magang',
    roles: PERMISSIONS.studentPages,
    parent: 'student.placement-requests.show',
  },
} as const satisfies Screens;
