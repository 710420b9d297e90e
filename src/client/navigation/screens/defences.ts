import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const defenceScreens = {
  'defences.index': {
    path: paths.defences.index,
    title: 'Ujian',
    roles: PERMISSIONS.readGuidance,
  },
  'defences.show': {
    path: paths.defences.show(':id'),
    title: 'Detail Ujian',
    roles: PERMISSIONS.readGuidance,
    parent: 'defences.index',
  },
} as const satisfies Screens;

export const defenceRecordPages = {
  defences: {
    list: 'defences.index',
    listed: 'listDefences',
    order: '',
    urlOf: paths.defences.show,
  },
} as const satisfies RecordPages;

export const myDefenceScreens = {
  'student.defence': {
    path: paths.defences.own,
    title: 'Ujian',
    roles: PERMISSIONS.studentPages,
  },
} as const satisfies Screens;
