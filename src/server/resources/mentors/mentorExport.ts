import { type ExportTable, exportedSheet, type RowOf } from '@/server/exports/exportTable';
import { ACCOUNT_PATHS, signInColumn } from '@/server/resources/users/accountExport';
import { IMPORT_KIND_LABELS } from '@/shared/sheets/importKinds';
import { mentorSheet } from '@/shared/sheets/mentorSheet';
import type { selectAllMentors } from './mentorQueries';

export const mentorExport: ExportTable<RowOf<typeof selectAllMentors>> = {
  title: IMPORT_KIND_LABELS.mentors,
  columns: [
    ...exportedSheet(mentorSheet, { ...ACCOUNT_PATHS, company_name: 'company.name' }),
    signInColumn(),
  ],
};
