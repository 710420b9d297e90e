import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const letterScreens = {
  'letters.index': {
    path: paths.letters.index,
    title: 'Surat',
    roles: PERMISSIONS.manageLetters,
  },
  'letters.templates': {
    path: paths.letters.templates,
    title: 'Template Surat',
    roles: PERMISSIONS.manageLetters,
    parent: 'letters.index',
  },
  'letters.series': {
    path: paths.letters.series,
    title: 'Seri Nomor',
    roles: PERMISSIONS.manageLetters,
    parent: 'letters.index',
  },
  'letters.show': {
    path: paths.letters.show(':id'),
    title: 'Detail Surat',
    roles: PERMISSIONS.manageLetters,
    parent: 'letters.index',
  },
} as const satisfies Screens;

export const letterRecordPages = {
  letters: {
    list: 'letters.index',
    listed: 'listLetters',
    order: '',
    urlOf: paths.letters.show,
  },
} as const satisfies RecordPages;
